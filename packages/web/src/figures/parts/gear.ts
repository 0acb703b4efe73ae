// What a role wears on head and arm. Neighbours: ../ink.ts draws, ../races.ts and ../roles.ts choose.
import { disc, EYE, edge, HAIR, INK, IVORY, JERSEY, line, METAL, mix, type Part, shade, shape, TRIM } from '../ink.ts'

export const throwingArm: Part = [
  shape('M30 64C14 66 2 56 2 42L4 22 17 22 17 38C20 46 30 48 36 52Z'),
  shade('M30 64C14 66 2 56 2 42L6 42C8 52 18 58 34 56Z', 0.22),
  shape('M3 30h15v8h-16z', TRIM),
  shape('M1 23C-4 8 2 -4 7 -2L8 6 11 -6 15 -5 15 6 19 -2 23 1 20 14 25 10 28 13 19 26Z'),
]

export const helm: Part = [
  shape('M30 31C26 9 36 -4 52 -4S77 7 74 26L73 28C64 21 53 20 46 26L45 42C44 46 38 46 36 43Z', JERSEY),
  shade('M52 -4C68 -4 77 7 74 26L73 28C70 26 68 24 65 23 67 12 62 2 52 -4Z', 0.22),
  shape('M45 -3C40 5 40 17 42 30L48 24C48 13 51 5 58 -4Z', TRIM, 1.8),
  edge('M33 20C33 9 38 3 43 0'),
]

export const crest: Part = [
  shape('M27 34C10 24 12 -2 28 -12 40 -20 60 -18 66 -6 56 -8 48 -4 44 2 36 8 32 20 34 32Z', TRIM),
  line('M22 22L34 22M19 10L36 12M26 -4L40 4M40 -12L47 -2', 2),
  edge('M18 12C18 0 26 -8 34 -11'),
]

export const hood: Part = [
  shape(
    'M31 40C20 18 28 -8 52 -7 74 -6 80 10 75 24 66 16 54 15 46 22 43 30 44 40 47 50L36 58C30 54 30 48 31 40Z',
    JERSEY,
  ),
  shade('M47 50L36 58C30 54 30 48 31 40 34 44 40 46 46 46Z', 0.25),
  shape('M39 21C50 9 66 9 76 18L75 24C66 16 54 16 44 26Z', TRIM),
  edge('M30 20C30 6 38 -2 48 -3'),
]

export const band: Part = [
  shape('M36 23L20 20 8 28 20 30 10 38 26 36 38 30Z', TRIM),
  shape('M33 18C44 11 62 10 73 14L73 22C62 18 46 20 34 27Z', TRIM),
  edge('M38 20C46 16 60 14 68 16', 1.8, 0.6),
]

export const visor: Part = [
  line('M46 46C56 53 68 52 78 44M54 36L55 56M63 36L64 57M72 35L73 52', 6),
  line('M46 46C56 53 68 52 78 44M54 36L55 56M63 36L64 57M72 35L73 52', 3, METAL),
  shape('M29 32C25 8 36 -6 52 -6S79 7 76 27L78 35 46 38 46 49C44 53 37 51 35 45Z', METAL),
  shade('M52 -6C68 -6 79 7 76 27L78 35 66 36C70 20 66 4 52 -6Z', 0.24),
  shape('M45 22L76.5 20 77 28.5 46 31Z', INK),
  disc(56, 26, 2.8, EYE, 0),
  disc(70, 24.6, 2.6, EYE, 0),
  shape('M45 -5C40 4 39 12 41 20L49 19C48 11 51 3 58 -6Z', JERSEY, 2),
  edge('M32 20C32 8 37 0 43 -3'),
]

export const browPlate: Part = [
  shape('M32 14L12 -2 6 -20 24 -10 44 4Z', IVORY),
  shape('M68 4L86 -12 100 -20 96 -2 76 14Z', IVORY),
  shape('M30 22C30 8 40 -2 53 -2S77 6 78 18L62 14 56 22 48 15Z', METAL),
  disc(39, 14, 2.2, INK, 0),
  disc(70, 11, 2.2, INK, 0),
  edge('M34 14C37 6 43 2 50 1'),
]

export const backOfHead: Part = [
  shape('M31 27C29 9 38 1 52 1S75 9 73 27L70 42C66 50 60 54 52 54S38 50 34 42Z', JERSEY),
  shape('M47 1.5C44 18 44 38 47 53L57 53C60 38 60 18 57 1.5Z', TRIM, 1.8),
  edge('M35 20C36 12 40 7 45 5'),
]

/** A stripe of hair, stiff with grease, from the brow to the neck. */
export const mohawk: Part = [
  shape('M30 44C16 34 8 18 12 2L22 8 20 -12 32 -4 36 -20 46 -8 56 -20 62 -6 74 -10 72 6 60 10C48 8 38 16 36 40Z', HAIR),
  line('M24 18L34 24M30 2L40 12M46 -2L50 8M60 -2L60 6', 2),
  edge('M18 10C20 2 24 0 28 0', 2.2),
]

/** A dark hood and a cloth over the face: only the eyes are seen. */
export const cowl: Part = [
  shape(
    'M29 46C18 20 26 -8 52 -8 76 -7 82 10 77 26L75 19C66 12 54 13 46 20 43 24 42 30 43 36L78 34C78 48 70 58 57 58 50 58 44 55 40 50L32 62C29 58 28 52 29 46Z',
    mix(JERSEY, 46, '#0c0f0d'),
  ),
  shade('M43 36L78 34C78 48 70 58 57 58 50 58 44 55 40 50 38 46 40 40 43 36Z', 0.25),
  line('M44 44C54 47 66 46 76 42', 2.2),
  edge('M29 18C30 4 40 -4 50 -4'),
]

/** The same for one without a helmet. */
export const backOfBareHead: Part = [
  shape('M31 27C29 9 38 1 52 1S75 9 73 27L70 42C66 50 60 54 52 54S38 50 34 42Z'),
  shade('M34 42C38 50 44 54 52 54S66 50 70 42C60 48 44 48 34 42Z', 0.3),
  line('M44 12C48 10 56 10 60 12M46 22C50 20 54 20 58 22', 2),
]

/** A cap with a peak, and a whistle between the teeth. */
export const capAndWhistle: Part = [
  line('M70 46C66 56 58 62 50 64', 2, TRIM),
  shape('M63 40L76 39 84 44C84 52 74 53 71 47L63 46Z', METAL),
  disc(76, 45, 2, INK, 0),
  shape('M30 24C26 4 38 -7 53 -7S80 2 76 18C64 11 46 12 34 26Z', TRIM),
  shape('M54 14C68 8 86 12 95 22 84 25 68 23 57 20Z', TRIM),
  shape('M33 22C44 9 64 8 76 14L76 19C64 13 46 14 35 27Z', JERSEY, 1.6),
  edge('M34 14C36 4 43 -2 52 -3'),
]
