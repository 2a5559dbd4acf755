/* Burger Dice with random players. Options: players, target, waste_limit, roll_size.

   The rules with their rulings BD-n are in src/dicecafe/games/burger_dice/rules.md. The number of dice in the box is left out: it decides
   when completed burgers go back into it (BD-2), which changes neither the choices nor the points.
   Compile with -DTABLE='"table_arrays.h"' or -DTABLE='"table_bits.h"'. */
#include "batch.h"

#define MAX_SEATS 6
#define FACES 5 /* bun, patty, pickles, ketchup, cheese */
#define SIDES 6 /* the bun is on two of them */
#define BUN 0

#include TABLE

typedef struct {
    int players, target, waste_limit, roll_size;
} Options;

typedef struct {
    int scores[MAX_SEATS];
    int seat;
    bool final;              /* somebody has reached the target */
    bool to_play[MAX_SEATS]; /* in the final round and in tie turns: the seats still to have their turn */
} Game;

/* Rolls all dice, and again while the first roll of a turn shows no bun; returns how many landed. */
static inline int roll(const Options *options, Table *table, bool first, Stream *dice) {
    int landed = 0;
    do {
        clear_loose(table);
        for (int i = 0; i < options->roll_size; i++) {
            int side = (int)below(dice, SIDES);
            land(table, side == 0 ? BUN : side - 1);
        }
        landed += options->roll_size;
    } while (first && !has_loose_bun(table));
    return landed;
}

/* Plays one turn and counts its actions; returns what it scores, 0 when the waste reaches the limit. */
static inline int turn(const Options *options, Stream *dice, Stream *whim, int64_t *actions) {
    Table table;
    int points = 0, waste = 0;
    clear_burger(&table);
    for (bool first = true;; first = false) {
        int stops = (int)below(whim, first ? 1 : 2); /* a choice of one takes a number too, as it does in ours */
        ++*actions;
        if (stops)
            return points;
        *actions += roll(options, &table, first, dice);
        for (int loose = options->roll_size; loose > 0; loose--) {
            int move = random_move(&table, whim);
            ++*actions;
            if (move < FACES) {
                points += place(&table, move);
            } else {
                throw_away(&table, move - FACES);
                if (++waste >= options->waste_limit)
                    return 0;
            }
        }
    }
}

static inline int after(const Options *options, int seat) {
    return seat + 1 == options->players ? 0 : seat + 1;
}

/* Hands the dice to the next seat that has a turn to come; returns whether there is one. */
static inline bool pass_dice(const Options *options, Game *game) {
    for (int i = 0, seat = game->seat; i < options->players; i++) {
        seat = after(options, seat);
        if (game->to_play[seat]) {
            game->seat = seat;
            return true;
        }
    }
    return false;
}

/* Gives those who share the lead another turn (BD-4); returns whether somebody leads alone. */
static inline bool is_won(const Options *options, Game *game) {
    int best = 0, leaders = 0;
    for (int seat = 0; seat < options->players; seat++)
        best = game->scores[seat] > best ? game->scores[seat] : best;
    for (int seat = 0; seat < options->players; seat++) {
        game->to_play[seat] = game->scores[seat] == best;
        leaders += game->to_play[seat];
    }
    return leaders == 1;
}

static Result play(const int *values, Stream dice, Stream whim) {
    const Options options = {.players = values[0], .target = values[1], .waste_limit = values[2], .roll_size = values[3]};
    Game game = {.seat = 0};
    int64_t actions = 0;
    for (;;) {
        game.scores[game.seat] += turn(&options, &dice, &whim, &actions);
        if (!game.final && game.scores[game.seat] < options.target) {
            game.seat = after(&options, game.seat);
            continue;
        }
        if (!game.final) {
            game.final = true;
            for (int seat = 0; seat < options.players; seat++)
                game.to_play[seat] = true;
        }
        game.to_play[game.seat] = false;
        if (pass_dice(&options, &game))
            continue;
        if (is_won(&options, &game))
            return (Result){actions, game.scores[0]};
        pass_dice(&options, &game);
    }
}

int main(int argc, char **argv) {
    return measure(argc, argv, play, 4);
}
