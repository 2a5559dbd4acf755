/* What the C programs share: play a batch of games a few times and print the fastest as one JSON object.

   Usage: PROGRAM REPETITIONS SEED GAMES OPTION... */
#pragma once
#include "pcg32.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MAX_OPTIONS 8

typedef struct {
    int64_t actions; /* decisions and dice */
    int64_t points;  /* of seat 0, to compare games with ours */
} Result;

/* Plays one game to its end from its two streams. */
typedef Result Play(const int *options, Stream dice, Stream whim);

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static inline Result play_batch(Play *play, const int *options, uint64_t seed, uint64_t games) {
    Result sum = {0, 0};
    for (uint64_t game = 0; game < games; game++) {
        Result result = play(options, seeded(seed, 2 * game), seeded(seed, 2 * game + 1));
        sum.actions += result.actions;
        sum.points += result.points;
    }
    return sum;
}

static inline int measure(int argc, char **argv, Play *play, int n_options) {
    if (argc != 4 + n_options) {
        fprintf(stderr, "usage: %s REPETITIONS SEED GAMES and %d options\n", argv[0], n_options);
        return 2;
    }
    int repetitions = atoi(argv[1]);
    uint64_t seed = strtoull(argv[2], NULL, 10), games = strtoull(argv[3], NULL, 10);
    int options[MAX_OPTIONS];
    for (int i = 0; i < n_options; i++)
        options[i] = atoi(argv[4 + i]);

    Result sum = play_batch(play, options, seed, games); /* warm up */
    double best = 1e300;
    for (int i = 0; i < repetitions; i++) {
        double start = seconds_now();
        sum = play_batch(play, options, seed, games);
        double seconds = seconds_now() - start;
        best = seconds < best ? seconds : best;
    }
    printf("{\"actions\": %lld, \"points\": %lld, \"seconds\": %.6f}\n", (long long)sum.actions, (long long)sum.points, best);
    return 0;
}
