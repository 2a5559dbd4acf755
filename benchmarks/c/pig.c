/* Pig with random players, as fast as plain C goes. Options: players, target. */
#include "batch.h"

#define MAX_SEATS 10

static Result play(const int *options, Stream dice, Stream whim) {
    const int players = options[0], target = options[1];
    int scores[MAX_SEATS] = {0};
    int seat = 0, pot = 0;
    int64_t actions = 0;
    for (;;) {
        int holds = (int)below(&whim, 2);
        actions++;
        if (holds) {
            scores[seat] += pot;
            if (scores[seat] >= target)
                return (Result){actions, scores[0]};
        } else {
            int face = 1 + (int)below(&dice, 6);
            actions++;
            if (face != 1) {
                pot += face;
                continue;
            }
        }
        pot = 0;
        seat = seat + 1 == players ? 0 : seat + 1;
    }
}

int main(int argc, char **argv) {
    return measure(argc, argv, play, 2);
}
