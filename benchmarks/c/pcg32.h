/* PCG32 (XSH-RR 64/32, O'Neill 2014) seeded from (seed, number), number for number the streams of src/dicecafe/engine/stream.py. */
#pragma once
#include <stdint.h>

typedef struct {
    uint64_t state;
    uint64_t step;
} Stream;

/* SplitMix64's finaliser and its constant. */
#define GOLDEN 0x9E3779B97F4A7C15ULL

static inline uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static inline uint32_t next_32_bits(Stream *stream) {
    uint64_t state = stream->state;
    stream->state = state * 6364136223846793005ULL + stream->step;
    uint32_t bits = (uint32_t)(((state >> 18) ^ state) >> 27);
    uint32_t turn = (uint32_t)(state >> 59);
    return bits >> turn | bits << (-turn & 31);
}

static inline Stream seeded(uint64_t seed, uint64_t number) {
    uint64_t key = mix(mix(seed + GOLDEN) ^ number);
    Stream stream = {.state = mix(key + GOLDEN), .step = key << 1 | 1};
    next_32_bits(&stream);
    return stream;
}

/* A number from 0 to n-1, each exactly as likely (Lemire 2019). */
static inline uint32_t below(Stream *stream, uint32_t n) {
    uint64_t product = (uint64_t)next_32_bits(stream) * n;
    if ((uint32_t)product < n) {
        uint32_t unfair = -n % n;
        while ((uint32_t)product < unfair)
            product = (uint64_t)next_32_bits(stream) * n;
    }
    return (uint32_t)(product >> 32);
}
