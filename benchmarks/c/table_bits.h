/* The dice on the table tuned for the processor: the burger is a set of bits, and so are the legal moves, so that none is searched for. */
#pragma once
#include <stdbool.h>

#define BOTTOM_BUN (1u << BUN)
#define INGREDIENTS ((1u << FACES) - 1 - BOTTOM_BUN)

typedef struct {
    int loose[FACES]; /* rolled dice not dealt with yet */
    uint32_t burger;  /* the burger in progress: a bit for its bottom bun and for each ingredient on it */
} Table;

static inline void clear_loose(Table *table) {
    for (int face = 0; face < FACES; face++)
        table->loose[face] = 0;
}

static inline void clear_burger(Table *table) {
    table->burger = 0;
}

static inline void land(Table *table, int face) {
    table->loose[face]++;
}

static inline bool has_loose_bun(const Table *table) {
    return table->loose[BUN] > 0;
}

/* The faces that can be placed. */
static inline uint32_t fitting(uint32_t burger) {
    if (burger == 0)
        return BOTTOM_BUN;
    return (INGREDIENTS & ~burger) | (burger == BOTTOM_BUN ? 0 : BOTTOM_BUN);
}

/* One of the legal moves at random: placing a face, or FACES + a face for wasting it. */
static inline int random_move(const Table *table, Stream *whim) {
    uint32_t there = 0;
    for (int face = 0; face < FACES; face++)
        there |= (uint32_t)(table->loose[face] > 0) << face;
    uint32_t moves = (there & fitting(table->burger)) | there << FACES;
    uint32_t skip = below(whim, (uint32_t)__builtin_popcount(moves));
    while (skip--)
        moves &= moves - 1; /* drops the lowest bit */
    return __builtin_ctz(moves);
}

/* Puts a die on the burger; returns the dice of a burger this completes, or 0. */
static inline int place(Table *table, int face) {
    table->loose[face]--;
    if (face == BUN && table->burger) {
        int served = __builtin_popcount(table->burger) + 1;
        clear_burger(table);
        return served;
    }
    table->burger |= 1u << face;
    return 0;
}

static inline void throw_away(Table *table, int face) {
    table->loose[face]--;
}
