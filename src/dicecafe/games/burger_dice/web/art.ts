// The food, drawn: on the sides of a die (32 x 32), and as layers of a burger (200 wide).
const LINE = `stroke="#3a1f18" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"`;
const BOLD = `stroke="#3a1f18" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"`;

/** What a side of a die shows, by face. */
export const SIDES = [
  `<path fill="#eba957" ${LINE} d="M3.5 20.5C3.5 12 8.5 6.5 16 6.5s12.5 5.5 12.5 14c0 1.5-.8 2-2 2h-21c-1.2 0-2-.5-2-2Z"/>
   <path fill="#f7c47c" d="M6 17.5c.8-4.8 3.8-8.3 8.5-9.2-3.3 1.8-5.6 4.9-6.3 9.2Z"/>
   <path fill="#fff6dc" stroke="#3a1f18" stroke-width=".6" d="m12 11.5 1.8-.9.4 1.7-1.7.6Zm6.2-1.3 1.9.5-.7 1.5-1.7-.5Zm-3.4 4.9 1.9-.3.1 1.7-1.9.2Zm6.6-.6 1.7.9-1 1.3-1.5-.8Z"/>
   <path fill="#f9dfae" ${LINE} d="M5 22.5h22l-.8 2.3q-.3.8-1.3.8H7.1q-1 0-1.3-.8Z"/>`,
  `<path fill="#5d301b" ${LINE} d="M3.5 16v3.5c0 3.6 5.6 6.5 12.5 6.5s12.5-2.9 12.5-6.5V16Z"/>
   <ellipse cx="16" cy="15" rx="12.5" ry="7.5" fill="#8f5230" ${LINE}/>
   <path fill="none" stroke="#5d301b" stroke-width="1.7" stroke-linecap="round" d="m8.5 17.5 9-7M13 20l9.5-7.5M7 13.5l4.5-3.6"/>`,
  `<circle cx="11.5" cy="12" r="8" fill="#5c8f32" ${LINE}/><circle cx="11.5" cy="12" r="5.6" fill="#bddc82"/>
   <path fill="#5c8f32" d="M11.5 8.3a.9 1.3 0 1 1 0 2.6.9 1.3 0 0 1 0-2.6Zm-3.4 3.9 1.9.4-1.2 1.5q-1.3-.7-.7-1.9Zm6.9 0-1.9.4 1.2 1.5q1.3-.7.7-1.9Z"/>
   <circle cx="20.5" cy="20.5" r="8" fill="#5c8f32" ${LINE}/><circle cx="20.5" cy="20.5" r="5.6" fill="#cfe79a"/>
   <path fill="#5c8f32" d="M20.5 16.8a.9 1.3 0 1 1 0 2.6.9 1.3 0 0 1 0-2.6Zm-3.4 3.9 1.9.4-1.2 1.5q-1.3-.7-.7-1.9Zm6.9 0-1.9.4 1.2 1.5q1.3-.7.7-1.9Zm-3.5 2a.9 1.1 0 1 1 0 2.2.9 1.1 0 0 1 0-2.2Z"/>`,
  `<path fill="#fff6e6" ${LINE} d="M14.4 3h3.2l1.4 6h-6Z"/>
   <path fill="#d8382f" ${LINE} d="M12.5 9h7c.4 2.2 3 3.4 3 6.5V27c0 1.3-.7 2-2 2h-9c-1.3 0-2-.7-2-2V15.5c0-3.1 2.6-4.3 3-6.5Z"/>
   <path fill="#fff6e6" ${LINE} d="M9.5 16.5h13v7.5h-13Z"/>
   <path fill="#d8382f" d="M16 17.6c2 0 3 1.2 3 2.7s-1.2 2.6-3 2.6-3-1.1-3-2.6 1-2.7 3-2.7Z"/>
   <path fill="none" stroke="#44782a" stroke-width="1.2" stroke-linecap="round" d="m14.5 17.5 1.5.8 1.5-.8"/>
   <path fill="none" stroke="#f58a7e" stroke-width="1.3" stroke-linecap="round" d="M12 13.8q.4-1.3 1.3-2.3"/>`,
  `<path fill="#ffd75a" ${LINE} d="M3 14.5 19.5 5q8 1.8 9.5 9.5v11.3q0 1.2-1.2 1.2H4.2Q3 27 3 25.8Z"/>
   <path fill="#ffbe2e" ${LINE} d="M3 14.5h26V18H3Z"/>
   <circle cx="10" cy="22.3" r="2.5" fill="#e99a16" ${LINE}/><circle cx="20.5" cy="23" r="1.9" fill="#e99a16" ${LINE}/>
   <path fill="#e99a16" ${LINE} d="M29 19.3v5a2.5 2.5 0 0 1 0-5Z"/><ellipse cx="19" cy="10.3" rx="2.2" ry="1.4" fill="#e9a92a" ${LINE}/>`,
];

/** A layer as it lies on a burger. */
export interface Layer {
  height: number;
  /** how much of it hangs over what is below */
  hangs: number;
  body: string;
}

/** The layers by face; the bun is the one at the bottom. */
export const LAYERS: Layer[] = [
  {
    height: 40,
    hangs: 0,
    body: `<path fill="#e39c49" ${BOLD} d="M14 3h172q5 0 5 5-1 29-33 29H42Q10 37 9 8q0-5 5-5Z"/>
      <path fill="#f9dfae" d="M14 5h172q3 0 3 3l-.6 5H11.6L11 8q0-3 3-3Z"/>
      <path fill="none" stroke="#c67d2e" stroke-width="4" stroke-linecap="round" d="M44 30h62m12 0h10"/>`,
  },
  {
    height: 33,
    hangs: 3,
    body: `<path fill="#7c4426" ${BOLD} d="M20 3q40-2 80 0t80 0q16 1 16 13.5T180 30q-40 2-80 0t-80 0Q4 29 4 16.5T20 3Z"/>
      <path fill="none" stroke="#a5653f" stroke-width="4" stroke-linecap="round" d="M24 10q26-2 44 0m14 1h8m22-1q20-2 34 0"/>
      <path fill="none" stroke="#552b16" stroke-width="4" stroke-linecap="round" d="M32 23h10m30 1h20m30-1h36"/>`,
  },
  {
    height: 23,
    hangs: 7,
    body: [38, 162, 100]
      .map(
        (x) => `<path fill="#4f8029" ${BOLD} d="M${x - 34} 9v4c0 4 15 7.5 34 7.5s34-3.5 34-7.5V9Z"/>
      <ellipse cx="${x}" cy="9" rx="34" ry="7" fill="#93c254" ${BOLD}/>
      <ellipse cx="${x}" cy="9" rx="22" ry="3.2" fill="#c9e394"/>`,
      )
      .join(""),
  },
  {
    height: 36,
    hangs: 23,
    body: `<path fill="#d8382f" ${BOLD} d="M15 3h170q7 0 7 6.5T184 16q-7 0-7 6t-7 6-7-6-8-6h-34q-7 0-7 8t-7 8-7-8-7-8H60q-8 0-8 7t-7 7-7-7-7-7H16q-8 0-8-6.5T15 3Z"/>
      <path fill="none" stroke="#f2786d" stroke-width="3.6" stroke-linecap="round" d="M22 8.5h54m10 0h8"/>`,
  },
  {
    height: 38,
    hangs: 26,
    body: `<path fill="#ffc83a" ${BOLD} d="M8 3h184l-2 9-26 2-23 20-25-20H86L69 27 52 14l-42-2Z"/>
      <path fill="none" stroke="#ffe48f" stroke-width="3.6" stroke-linecap="round" d="M20 8h70m10 0h10"/>`,
  },
];

/** The bun that closes a burger. */
export const TOP: Layer = {
  height: 68,
  hangs: 4,
  body: `<path fill="#e8a552" ${BOLD} d="M13 65Q6 65 7 56 14 4 100 3t93 53q1 9-6 9Z"/>
    <path fill="#f6c47d" d="M22 44Q34 13 92 10 54 20 42 46q-4 6-12 5t-8-7Z"/>
    <g fill="#fff6dc" stroke="#3a1f18" stroke-width="1.6">
      <ellipse cx="72" cy="22" rx="7" ry="4" transform="rotate(-24 72 22)"/><ellipse cx="108" cy="16" rx="7" ry="4"/>
      <ellipse cx="143" cy="25" rx="7" ry="4" transform="rotate(24 143 25)"/><ellipse cx="92" cy="36" rx="7" ry="4" transform="rotate(12 92 36)"/>
      <ellipse cx="126" cy="41" rx="7" ry="4" transform="rotate(-14 126 41)"/><ellipse cx="163" cy="44" rx="7" ry="4" transform="rotate(30 163 44)"/>
      <ellipse cx="56" cy="42" rx="7" ry="4" transform="rotate(-18 56 42)"/></g>`,
};
