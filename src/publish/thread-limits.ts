/** Young objects of each thread take more by default: an eighth of the memory of a build, for 3 % of its time. */
export const threadLimits = { maxYoungGenerationSizeMb: 24 };
