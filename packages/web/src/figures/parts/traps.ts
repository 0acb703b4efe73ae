// Traps: counters that lie face-down, what their owner sees on them, and what opens when somebody steps on one. Neighbours: ../ink.ts
// draws, ../thingDrawing.ts says which kind looks like which.
import { disc, edge, INK, IVORY, JERSEY, light, line, mix, type Part, shade, shape, TRIM, tufts } from '../ink.ts'

const EARTH = '#6b4a2a'

/** As the bases of players: a disc is home's, a hexagon away's. */
export const counters: { readonly home: Part; readonly away: Part } = {
  home: [
    shade('M18 56C18 78 32 92 52 92S88 78 88 56Z', 0.4),
    disc(50, 50, 36, JERSEY),
    disc(50, 50, 27.5, '#e2d6b4', 2),
    edge('M20 40C24 28 34 20 46 18', 3, 0.7),
  ],
  away: [
    shade('M16 58L32 92H74L90 58Z', 0.4),
    shape('M31 15H69L90 50 69 85H31L10 50Z', JERSEY),
    shape('M36 24H64L79 50 64 76H36L21 50Z', '#e2d6b4', 2),
    edge('M17 45L33 19H48', 3, 0.7),
  ],
}

/** Nobody but its owner knows. */
export const unknownSign: Part = [
  line('M40 43C40 33 47 30 52 31 60 32 62 41 56 46 51 50 50 52 50 57', 6.4),
  disc(50, 67, 4, INK, 0),
]

/** There is nothing under it. */
export const blankSign: Part = [line('M38 50H62', 7, mix(INK, 70, '#e2d6b4'))]

export const pitSign: Part = [
  shape('M30 52C30 42 40 38 50 38S70 42 70 52 60 66 50 66 30 62 30 52Z', '#2a1c10', 2),
  light('M33 57C38 64 62 64 67 57 64 66 36 66 33 57Z', 0.35),
]

export const spikesSign: Part = [
  ...pitSign,
  shape('M35 58L39 32 44 60ZM45 60L50 26 55 60ZM56 60L61 32 65 58Z', '#dfe6e8', 2),
]

export const mineSign: Part = [
  line('M50 26V36M33 33L40 41M67 33L60 41M28 50H37M72 50H63', 4.6),
  disc(50, 53, 15, '#2a2f33', 2),
  disc(45, 48, 3.6, '#fff', 0, 0.7),
]

export const quicksandSign: Part = [
  shape('M28 50C28 40 38 33 50 33S72 40 72 50 62 67 50 67 28 60 28 50Z', '#d9a94f', 2),
  line('M60 46C56 40 42 40 39 48S46 60 52 56 52 48 48 50', 3.6),
]

export const trapdoorSign: Part = [
  shape('M33 33H67V67H33Z', '#1c130b', 2),
  shape('M33 33L46 39V61L33 67Z', '#a8703a', 2),
  line('M56 41V57M50 52L56 58 62 52', 4, IVORY),
]

export const trampolineSign: Part = [
  shape('M27 62C27 57 37 54 50 54S73 57 73 62 63 70 50 70 27 67 27 62Z', '#3f8cf0', 2),
  line('M50 48V30M42 37L50 28 58 37', 4.6),
]

const hole = 'M9 54C7 30 28 15 52 15S94 30 92 54 75 90 50 90 11 78 9 54Z'

/** A hole: the far wall, and earth around it. */
export const openPit: Part = [
  ...tufts(
    [
      [14, 32, 9],
      [30, 17, 8],
      [76, 18, 9],
      [90, 36, 8],
      [92, 66, 9],
      [10, 70, 8],
    ],
    mix(EARTH, 86, '#fff'),
    2,
  ),
  shape(hole, EARTH),
  shape('M15 57C14 38 32 27 52 27S87 38 86 57 72 85 50 85 16 76 15 57Z', '#150d07', 2),
  line('M24 38L26 48M40 31L40 42M60 31L61 41M77 38L75 47', 2, '#4a3119'),
]

/** The near edge, drawn over whoever sits in it. */
export const pitLip: Part = [
  shape('M9 54C11 78 28 90 50 90S90 79 92 54C90 68 76 79 50 79S12 70 9 54Z', EARTH),
  light('M14 66C22 80 40 84 50 84S80 80 88 64C84 74 70 80 50 80S20 76 14 66Z', 0.28),
  line('M28 83L30 88M50 85V90M71 82L69 87', 2),
]

export const pitSpikes: Part = [
  shape('M26 74L32 40 39 76ZM41 79L49 34 57 79ZM59 76L67 40 73 72Z', '#dfe6e8', 2.2),
  shade('M33 46L39 76 35 75ZM50 42L57 79 53 79ZM67 46L73 72 69 74Z', 0.24),
  shape('M46 50L49 34 52 50C50 54 48 54 46 50Z', '#a3281f', 0),
]

export const quicksand: Part = [
  shape(hole, '#b98a3e'),
  shape('M15 56C14 38 32 25 52 25S87 38 86 56 72 84 50 84 16 75 15 56Z', '#e0b968', 2),
  line('M74 50C70 34 36 32 29 50S44 74 58 67 64 50 54 47 42 51 44 57', 3.4, '#94692a'),
  disc(30, 68, 4.4, '#f3d794', 1.6),
  disc(72, 66, 3.2, '#f3d794', 1.6),
  disc(66, 36, 2.6, '#f3d794', 1.4),
]

export const trapdoor: Part = [
  shade('M14 20H94V96H14Z', 0.3),
  shape('M10 12H90V90H10Z', '#6f4423'),
  shape('M20 22H80V80H20Z', '#0c0805', 2),
  shape('M20 22L-2 32V76L20 80Z', '#a8703a'),
  line('M13 25V78M6 28V77', 1.8),
  shape('M-2 46L20 44V50L-2 52Z', '#8d979b', 1.8),
  line('M50 34V60M39 50L50 62 61 50', 5.4, mix(IVORY, 72, '#0c0805')),
]

export const trampoline: Part = [
  shade('M8 58C8 84 28 98 52 98S98 84 98 58Z', 0.4),
  line('M16 76L10 94M84 76L90 94M50 88V98', 5.6),
  line('M16 76L10 94M84 76L90 94M50 88V98', 2.4, '#b9c2c4'),
  disc(50, 50, 42, '#8d979b'),
  disc(50, 50, 34, TRIM, 2),
  line('M50 9V20M50 80V91M9 50H20M80 50H91M21 21L29 29M71 71L79 79M79 21L71 29M29 71L21 79', 3.2),
  disc(50, 50, 27, JERSEY, 2),
  line('M38 56L50 44 62 56M38 46L50 34 62 46', 4.4, IVORY),
  edge('M14 38C20 22 34 12 48 11', 2.6, 0.7),
]
