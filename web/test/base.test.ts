// Where the cafe is on its site, whatever its path is called.
import { expect, test } from "vitest";

import { above } from "../src/cafe/base";

test.each([
  ["https://cafe.example/assets/index-1a2b.js", ""],
  ["https://cafe.example/games/assets/index-1a2b.js", "/games"],
  ["https://cafe.example/assets/cafe/assets/index-1a2b.js", "/assets/cafe"],
])("a file at %s is of the cafe at '%s'", (file, base) => {
  expect(above(file)).toBe(base);
});
