// Shoulders, by role or by race. Neighbours: ../ink.ts draws, ../races.ts and ../roles.ts choose.
import { disc, edge, HAIR, INK, JERSEY, light, line, METAL, type Part, shade, shape, TRIM, tufts } from '../ink.ts'

export const lightShoulders: Part = [
  shape('M19 74C19 60 30 51 50 50S81 60 81 74L80 86 20 86Z', JERSEY),
  shade('M81 74L80 86 50 86 66 53C76 57 81 64 81 74Z', 0.22),
  shape('M41 51L50 62 60 51Z', TRIM),
  shape('M19 74C19 68 21 63 25 59L33 66 31 76 19 80Z', TRIM),
  shape('M81 74C81 68 79 63 75 59L67 66 69 76 81 80Z', TRIM),
]

export const padShoulders: Part = [
  shape('M22 86L24 60Q50 48 76 60L78 86Z', JERSEY),
  shape('M45 53L55 53 56 86 44 86Z', TRIM, 0),
  shape('M40 52L50 61 61 52Z', JERSEY),
  shape('M5 74C3 55 13 46 27 46 39 47 44 55 42 70L38 76Z', TRIM),
  shape('M95 74C97 55 87 46 73 46 61 47 56 55 58 70L62 76Z', TRIM),
  shade('M95 74C97 55 87 46 76 46 86 52 88 64 84 75Z', 0.22),
  shade('M5 74L42 70 38 76Z', 0.28),
  shade('M95 74L58 70 62 76Z', 0.28),
  edge('M9 62C11 54 18 50 26 50'),
]

export const spikedShoulders: Part = [
  shape('M22 86L24 60Q50 48 76 60L78 86Z', JERSEY),
  shape('M40 52L50 61 61 52Z', TRIM),
  shape('M4 50L-6 34 14 44Z', METAL),
  shape('M17 45L17 26 30 42Z', METAL),
  shape('M96 50L106 34 86 44Z', METAL),
  shape('M83 45L83 26 70 42Z', METAL),
  shape('M1 76C-2 52 10 42 27 42 41 43 46 53 44 70L40 77Z', TRIM),
  shape('M99 76C102 52 90 42 73 42 59 43 54 53 56 70L60 77Z', TRIM),
  shape('M1 70L44 65 43 72 1 77Z', JERSEY, 2),
  shape('M99 70L56 65 57 72 99 77Z', JERSEY, 2),
  shade('M99 76C102 52 90 42 76 42 88 50 92 64 88 76Z', 0.24),
  edge('M5 62C6 52 15 46 26 46'),
]

export const slabShoulders: Part = [
  shape('M20 86L22 58Q50 46 78 58L80 86Z', JERSEY),
  shape('M38 50L50 61 63 50Z', METAL),
  shape('M-6 78L-8 48 4 38 36 38 46 50 44 72 38 80Z', TRIM),
  shape('M106 78L108 48 96 38 64 38 54 50 56 72 62 80Z', TRIM),
  shape('M-8 48L4 38 36 38 46 50 40 55 6 54Z', METAL),
  shape('M108 48L96 38 64 38 54 50 60 55 94 54Z', METAL),
  shade('M106 78L108 48 96 54 94 80Z', 0.24),
  disc(4, 47, 2.4, INK, 0),
  disc(20, 46, 2.4, INK, 0),
  disc(36, 47, 2.4, INK, 0),
  disc(96, 47, 2.4, INK, 0),
  disc(80, 46, 2.4, INK, 0),
  disc(64, 47, 2.4, INK, 0),
  edge('M-3 48L6 41.5 34 41.5'),
]

export const bareShoulders: Part = [
  shape('M-10 86C-16 58 4 42 30 44L72 44C98 42 116 58 110 86Z'),
  shade('M110 86C116 58 98 42 76 44 92 54 96 70 92 86Z', 0.22),
  light('M-8 70C-6 56 8 47 26 47 10 53 0 62 -2 76Z', 0.25),
  shape('M22 45L36 44 66 86 46 86Z', JERSEY),
  disc(42, 60, 4.6, METAL),
  shape('M70 62L66 38 80 46 84 28 92 46 106 36 104 54Z', METAL),
  shape('M62 66C62 48 76 40 92 44 108 48 114 62 112 76L104 82C92 80 72 76 62 66Z', TRIM),
  edge('M68 58C72 50 82 46 92 48'),
]

export const barkShoulders: Part = [
  shape('M-12 86C-14 66 -2 52 18 46L34 50 66 50 84 46C104 52 114 66 112 86Z'),
  line('M4 84C6 70 12 60 20 54M22 84L28 60M96 84C94 70 90 60 84 54M76 84L74 60M50 58v26', 2.4),
  shape('M28 62L72 62 74 76 26 76Z', JERSEY),
  shape('M46 62h8v14h-8z', TRIM, 0),
  ...tufts(
    [
      [2, 58, 10],
      [-6, 70, 8],
      [98, 56, 10],
      [106, 68, 8],
      [14, 50, 8],
      [86, 49, 7],
    ],
    HAIR,
  ),
]

export const wrappedShoulders: Part = [
  shape('M-2 86C-6 58 12 46 34 46L68 46C90 46 106 58 102 86Z'),
  shade('M102 86C106 58 90 46 72 46 86 54 90 70 86 86Z', 0.2),
  line(
    'M2 66C14 62 24 62 34 66M-2 76C12 72 28 72 40 78M98 66C88 60 78 60 68 64M102 76C88 70 74 72 62 78M30 48C36 54 42 58 48 60M72 48C66 54 58 58 50 60',
    2.2,
  ),
  shape('M36 47L46 47 58 86 46 86Z', JERSEY),
  shape('M52 70h-18v9h22Z', TRIM),
]

/** Skin, two straps and nothing else. */
export const harnessShoulders: Part = [
  shape('M8 80C4 60 16 48 34 48L68 48C86 48 98 60 93 80L90 86 12 86Z'),
  shade('M93 80C98 60 86 48 72 48 84 56 86 70 82 86L90 86Z', 0.2),
  shape('M26 49L37 48 70 86 56 86Z', JERSEY),
  shape('M76 49L65 48 32 86 46 86Z', JERSEY),
  disc(51, 70, 6, METAL),
  shape('M6 78C4 70 6 64 9 60L21 66 19 78Z', TRIM),
  shape('M95 78C97 70 95 64 92 60L80 66 82 78Z', TRIM),
]

/** A shirt with broad stripes and a collar, and nothing that protects. */
export const stripedShoulders: Part = [
  shape('M14 86C13 66 25 54 42 50L59 50C76 54 88 66 86 86Z', JERSEY),
  shape('M23 62L33 55 35 86 20 86Z', TRIM, 0),
  shape('M44 56L56 56 57 86 43 86Z', TRIM, 0),
  shape('M68 54L78 61 81 86 66 86Z', TRIM, 0),
  shade('M86 86C88 66 76 54 62 51 74 60 77 72 74 86Z', 0.24),
  shape('M14 86C13 66 25 54 42 50L59 50C76 54 88 66 86 86Z', 'none'),
  shape('M38 50L50 62 44 66 33 54Z', JERSEY),
  shape('M62 50L50 62 57 66 68 54Z', JERSEY),
  edge('M18 74C19 66 25 60 32 57'),
]
