/** How the pig looks at things. */
export type Mood = "calm" | "greedy" | "shocked" | "glad";
