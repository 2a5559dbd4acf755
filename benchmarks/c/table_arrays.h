/* The dice on the table the plain way, as our rules keep them: counts by face, and a flag for each die of the burger. */
#pragma once
#include <stdbool.h>

typedef struct {
    int loose[FACES];  /* rolled dice not dealt with yet */
    int burger[FACES]; /* the burger in progress: 1 for its bottom bun and for each ingredient on it */
    int height;        /* dice in it */
} Table;

static inline void clear_loose(Table *table) {
    for (int face = 0; face < FACES; face++)
        table->loose[face] = 0;
}

static inline void clear_burger(Table *table) {
    for (int face = 0; face < FACES; face++)
        table->burger[face] = 0;
    table->height = 0;
}

static inline void land(Table *table, int face) {
    table->loose[face]++;
}

static inline bool has_loose_bun(const Table *table) {
    return table->loose[BUN] > 0;
}

static inline bool fits(const Table *table, int face) {
    return face == BUN ? table->height != 1 : table->burger[BUN] && !table->burger[face];
}

/* One of the legal moves at random: placing a face, or FACES + a face for wasting it. */
static inline int random_move(const Table *table, Stream *whim) {
    int moves[2 * FACES], count = 0;
    for (int face = 0; face < FACES; face++)
        if (table->loose[face] && fits(table, face))
            moves[count++] = face;
    for (int face = 0; face < FACES; face++)
        if (table->loose[face])
            moves[count++] = FACES + face;
    return moves[below(whim, (uint32_t)count)];
}

/* Puts a die on the burger; returns the dice of a burger this completes, or 0. */
static inline int place(Table *table, int face) {
    table->loose[face]--;
    if (face == BUN && table->burger[BUN]) {
        int served = table->height + 1;
        clear_burger(table);
        return served;
    }
    table->burger[face] = 1;
    table->height++;
    return 0;
}

static inline void throw_away(Table *table, int face) {
    table->loose[face]--;
}
