// Beastmen and warriors of dark gods. Neighbours: ../ink.ts draws, ../races.ts and ../roles.ts choose.
import {
  disc,
  EYE,
  edge,
  HAIR,
  INK,
  IVORY,
  JERSEY,
  line,
  METAL,
  mix,
  type Part,
  SKIN,
  shade,
  shape,
  TRIM,
  tufts,
} from '../ink.ts'

export const beastmanBack: Part = [
  shape('M60 9C62 -5 76 -12 88 -7 99 -1 96 14 86 19 89 10 86 2 78 3 72 4 68 9 68 14Z', HAIR),
]

export const beastmanHead: Part = [
  shape('M58 50L58 68 71 54Z', mix(SKIN, 60, '#000')),
  shape('M33 22C33 10 42 5 52 5S69 10 71 20L82 40C85 49 78 56 69 55 58 54 47 50 41 43 35 36 33 30 33 22Z'),
  shape('M64 32L72 24 83 42C85 49 78 56 69 55 62 54 58 50 58 44Z', mix(SKIN, 64, '#ffe3bd'), 2),
  shade('M41 43C47 50 58 54 69 55 60 50 46 42 40 22L33 24C33 30 35 36 41 43Z', 0.2),
  shape('M76 42L84 43C86 48 82 51 78 49Z', INK),
  line('M66 50C72 51 76 51 80 52', 2.2),
  disc(59, 25, 4, '#ffc23a'),
  disc(60.5, 25, 1.7, INK, 0),
  line('M50 19L65 22', 3.6),
  shape('M70 20C72 16 76 18 75 24Z', '#ffc23a', 1.6),
]

export const beastmanFront: Part = [
  shape('M40 25L14 26 22 36 40 36Z'),
  shape('M46 12C40 -6 20 -12 7 -2 -4 8 0 26 14 28 8 18 10 8 20 5 29 3 34 11 36 20Z', HAIR),
  line('M26 4L24 -6M14 8L6 2M10 18L2 18', 2),
  edge('M38 6C32 -3 20 -5 12 1', 2.2),
]

export const warriorBack: Part = [shape('M64 8C70 -2 84 -4 94 -14 96 2 90 18 74 22Z', IVORY)]

export const warriorHead: Part = [
  shape('M32 26C31 8 41 1 53 1S75 8 75 26L73 44C67 53 61 58 57 58S44 53 38 46Z', METAL),
  shade('M75 26L73 44C67 53 61 58 57 58L57 50C66 40 68 22 64 4 72 8 75 16 75 26Z', 0.26),
  shape('M45 26L73 23 73 32 64.5 33.5 64 48 59 49 58 34.5 46 35Z', INK, 1.4),
  disc(54, 29.8, 2.8, EYE, 0),
  disc(68, 28, 2.6, EYE, 0),
  shape('M48 1L58 1 62 22 56 23Z', '#caa24a', 1.8),
  line('M40 42L50 46M70 42L66 46', 2),
  edge('M36 22C36 13 40 7 46 5'),
]

export const warriorFront: Part = [
  shape('M39 22C24 18 12 4 12 -14 24 -6 40 0 47 8Z', IVORY),
  line('M24 2L18 6M33 8L27 14', 2),
]

/** Horns that point at the sky he prays to. */
export const khorngorBack: Part = [shape('M60 9C64 -2 66 -16 78 -26 84 -12 80 6 70 16Z', HAIR)]

export const khorngorFront: Part = [
  shape('M40 25L14 26 22 36 40 36Z'),
  shape('M46 12C38 -2 26 -14 8 -20 6 -2 16 16 34 24Z', HAIR),
  line('M30 6L24 12M22 -4L16 2', 2.2),
  shape('M33 8L41 16 37 22 28 15Z', '#d9a441', 2),
  shape('M66 28L74 24 75 30 67 34Z', '#8f1d1a', 1.4),
]

/** One horn, and what grows beside it. */
export const pestigorBack: Part = [shape('M60 10L64 -2 72 2 70 14Z', HAIR)]

export const pestigorFront: Part = [
  shape('M40 25L16 30 26 40 42 36Z'),
  shape('M46 12C42 -8 24 -18 6 -10 18 -6 24 4 34 22Z', HAIR),
  line('M34 2L26 4M26 -6L20 -2', 2.2),
  ...tufts(
    [
      [44, 40, 4],
      [50, 46, 3],
      [38, 33, 2.6],
      [72, 36, 2.8],
    ],
    '#d9d24a',
    1.6,
  ),
]

/** A beard of metal and three horns: nobody has seen what is inside. */
export const bloodseekerFront: Part = [
  shape('M40 20C30 14 20 0 26 -22 34 -12 44 -4 50 6Z', IVORY),
  shape('M56 4L62 -24 69 4Z', '#caa24a'),
  shape('M40 46L46 66 52 54 57 72 62 55 68 64 72 46C62 52 50 52 40 46Z', METAL, 2.2),
]

export const bloodseekerBack: Part = [shape('M66 8C74 0 82 -10 80 -24 92 -12 92 10 76 22Z', IVORY)]

/** Swollen out of his armour. */
export const nurgleFront: Part = [
  shape('M48 8C44 -8 50 -20 62 -26 62 -14 68 -4 66 8Z', '#cbbf8a'),
  line('M51 -4L62 -4M53 -12L61 -11', 2),
  shape('M36 44C40 56 48 64 58 64S74 56 76 44C66 52 48 53 36 44Z', '#8fa04a'),
  ...tufts(
    [
      [42, 50, 4.4],
      [52, 57, 5],
      [64, 57, 4],
      [71, 50, 3.4],
      [36, 30, 3.6],
    ],
    '#d9d24a',
    1.8,
  ),
]

export const nurgleShoulders: Part = [
  shape('M-8 86C-12 58 8 44 32 44H70C94 44 112 58 108 86Z', METAL),
  shade('M108 86C112 58 94 44 76 44 90 52 96 68 92 86Z', 0.26),
  shape('M28 86C26 68 36 56 50 56S74 68 72 86Z', '#8fa04a'),
  line('M38 70C46 66 54 66 62 70M36 80C46 76 56 76 66 80', 2.2),
  shape('M-8 78C-8 62 2 52 16 50L26 66 22 82Z', JERSEY),
  shape('M108 78C108 62 98 52 84 50L74 66 78 82Z', JERSEY),
  ...tufts(
    [
      [8, 64, 4.4],
      [16, 74, 3.4],
      [92, 66, 4.2],
      [50, 70, 4.6],
    ],
    '#d9d24a',
    1.8,
  ),
]

/** Three weeks under the weather. */
export const rotterHead: Part = [
  shape('M44 40h17v16h-17z'),
  shade('M44 46h17v10h-17z', 0.35),
  shape('M32 25C32 10 41 3 52 3S71 9 72 24L73 36C73 48 66 57 56 57 45 57 38 49 36 39 32 36 31 30 32 25Z'),
  shade('M72 24L73 36C73 48 66 57 56 57 53 57 50 56 47 53 60 50 67 38 66 22Z', 0.2),
  disc(57, 28, 7, '#f4f1cf', 2),
  disc(60, 29, 2.8, '#b3261a', 1.2),
  line('M48 21C54 17 62 18 67 22', 3.2),
  shape('M46 43C54 40 64 40 71 42 70 52 62 56 56 55 50 54 47 49 46 43Z', '#33201a', 2),
  shape('M56 48C60 46 66 48 66 54L65 64C63 68 58 67 58 63Z', '#c2607a', 2),
  shape('M49 43h4v4h-4zM63 42h4v3.4h-4z', IVORY, 0),
]

export const rotterFront: Part = [
  ...tufts(
    [
      [40, 42, 4.6],
      [46, 50, 3.4],
      [70, 34, 3],
      [38, 32, 2.6],
    ],
    '#d9d24a',
    1.8,
  ),
  shape('M42 10C36 0 36 -12 44 -22 46 -12 52 -4 54 6Z', '#cbbf8a'),
]

export const bullBack: Part = [shape('M62 8C74 10 88 4 94 -14 106 2 100 24 78 26 70 25 64 18 62 8Z', HAIR)]

/** A bull who has seen red. */
export const bullHead: Part = [
  shape('M36 12C44 -2 62 -4 70 8L66 16 42 18Z', mix(SKIN, 58, '#000')),
  shape('M32 22C33 10 42 5 53 5S70 10 73 20L84 36C90 48 86 60 72 62 58 63 44 54 38 44 33 36 32 30 32 22Z'),
  shape('M60 38C66 30 76 30 83 36 90 46 87 60 73 62 62 62 56 50 60 38Z', mix(SKIN, 62, '#ffe3bd'), 2.2),
  shade('M38 44C44 54 58 63 72 62 60 56 46 46 40 22L32 24C32 30 33 36 38 44Z', 0.2),
  shape('M68 42C71 39 75 41 74 45 71 48 67 46 68 42ZM81 40C84 38 86 41 85 45 82 47 80 44 81 40Z', INK, 1),
  line('M64 54C70 57 78 57 84 53', 2.4),
  line('M74 47C72 56 80 58 82 49', 3.6, '#d9a441'),
  shape('M50 24L66 27 62 33 52 31Z', EYE, 1.6),
  disc(60, 29, 1.8, INK, 0),
  shape('M72 26L77 25 77 31 73 32Z', EYE, 1.6),
  line('M46 18L67 25M71 24L78 21', 4.2),
]

export const bullFront: Part = [
  shape('M42 26L16 24 22 38 40 38Z'),
  shape('M44 8C30 10 14 2 8 -18 -8 -2 -4 24 22 28 32 28 40 22 42 20Z', HAIR),
  line('M2 2L11 5M4 14L14 12M16 22L22 15', 2),
  edge('M2 -4C0 8 8 18 22 20', 2.2),
]

/** Whatever it was, it did not want this. */
export const spawnHead: Part = [
  shape('M30 70C16 66 4 54 2 38 0 26 -8 22 -14 26 -14 14 0 10 8 20 14 28 14 40 26 46Z', mix(SKIN, 80, '#000')),
  shape('M72 60C88 58 98 46 98 30 98 20 106 16 112 20 110 8 96 8 90 18 86 28 86 36 76 42Z', mix(SKIN, 80, '#000')),
  shape('M26 44C18 18 34 -4 54 -4S86 14 82 40C80 58 68 70 54 70S30 62 26 44Z'),
  shade('M82 40C80 58 68 70 54 70 50 70 46 69 43 67 64 62 76 44 72 10 81 18 84 28 82 40Z', 0.22),
  shape('M34 40C48 34 66 34 78 38 78 56 68 66 56 66S36 58 34 40Z', '#3a0a0c'),
  shape(
    'M37 41L41 52 45 38.6 50 52 54 37.4 59 51 63 37.4 68 50 71 38.4 75 47 77 39C64 35 48 35 37 41ZM42 60L46 52 50 64 55 54 60 65 64 54 69 61C60 68 50 68 42 60Z',
    IVORY,
    1.4,
  ),
  disc(46, 20, 7, EYE, 2),
  disc(64, 12, 5.4, EYE, 2),
  disc(70, 26, 4.6, EYE, 2),
  disc(48, 21, 2.4, INK, 0),
  disc(66, 12.6, 2, INK, 0),
  disc(71.4, 26.4, 1.8, INK, 0),
]

export const spawnFront: Part = [
  shape('M36 6C26 0 20 -12 24 -26 32 -18 42 -10 46 -2Z', HAIR),
  shape('M54 -2L58 -24 66 0Z', HAIR),
  shape('M72 8C80 2 88 -6 86 -18 96 -6 92 12 80 18Z', HAIR),
]

/** It only wants to play. */
export const slugHead: Part = [
  shape('M30 4C22 -4 16 -14 20 -24 26 -26 30 -22 28 -16 30 -10 36 -4 42 0Z'),
  shape('M66 0C72 -8 80 -14 88 -14 92 -10 90 -4 84 -4 78 -2 74 4 72 10Z'),
  shape('M20 50C14 22 28 -4 52 -4S92 18 88 46C86 62 72 72 54 72S24 66 20 50Z'),
  shade('M88 46C86 62 72 72 54 72 50 72 46 71 42 70 66 64 78 44 74 8 86 18 90 32 88 46Z', 0.2),
  disc(22, -22, 5.6, '#fff8d0', 2),
  disc(87, -10, 5.6, '#fff8d0', 2),
  disc(23.4, -22, 2.2, INK, 0),
  disc(88.4, -10, 2.2, INK, 0),
  shape('M30 32C46 40 70 40 84 28 86 52 72 64 56 64S32 54 30 32Z', '#4a1f2a'),
  shape('M36 36L40 44 45 38.4ZM52 39.6L57 48 62 39.2ZM70 36.6L75 43 79 32Z', IVORY, 1.4),
  shape('M48 50C58 46 70 50 70 60 72 70 70 78 64 80 58 78 60 68 54 64 50 60 46 56 48 50Z', '#d77f9a', 2.2),
  line('M59 56C62 62 63 68 64 74', 1.8),
  ...tufts(
    [
      [36, 16, 5],
      [46, 8, 3.6],
      [72, 16, 4.4],
      [62, 6, 3],
      [28, 30, 3],
    ],
    '#d9d24a',
    1.8,
  ),
]

export const slugShoulders: Part = [
  shape('M-14 86C-18 66 -2 52 22 50H82C104 52 118 66 114 86Z'),
  shade('M114 86C118 66 104 52 84 50 96 60 100 74 96 86Z', 0.2),
  shape('M0 78C-12 76 -22 66 -20 52 -12 52 -10 62 2 64ZM100 78C112 76 122 66 120 52 112 52 110 62 98 64Z'),
  shape('M20 62L82 62 84 74 18 74Z', JERSEY),
  shape('M46 62h10v12h-10z', TRIM, 0),
]
