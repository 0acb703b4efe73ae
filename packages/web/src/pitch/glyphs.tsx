// Line icons for what a player does on the pitch: our own drawings, 16 × 16. Which one he gets is read from his position's
// name and his build; it is a picture, not a rule. Neighbour: Token.tsx.
import type { Player } from '@double-skulls/engine'
import type { ReactNode } from 'react'

export const glyphNames = [
  'lineman',
  'blitzer',
  'blocker',
  'thrower',
  'catcher',
  'runner',
  'bigGuy',
  'special',
] as const
export type GlyphName = (typeof glyphNames)[number]

const byName: readonly (readonly [GlyphName, RegExp])[] = [
  ['lineman', /line/i],
  ['special', /bomb|chain|fanatic|pogo|slayer|assassin|looney|weapon|hunter|wardancer|witch/i],
  ['thrower', /thrower|passer|phoenix|hoplite/i],
  ['catcher', /catcher|eagle|receiver/i],
  ['runner', /runner|gutter|skink|valkyrie|ghoul|hopeful|smuggler/i],
  ['blitzer', /blitzer|blitz|wight|vampire|berserker|bull centaur|ulfwerener|white lion|dragon prince/i],
  ['blocker', /blocker|black orc|saurus|warrior|guard|mummy|golem|blood spawn|longbeard|bodyguard|chosen|lodge/i],
]

export const glyphOf = ({ who, stats }: Player): GlyphName => {
  if ((stats.ST ?? 0) >= 5) return 'bigGuy'
  for (const [glyph, pattern] of byName) if (pattern.test(who.position)) return glyph
  return who.engaged === 'star' ? 'special' : 'lineman'
}

const paths: { readonly [G in GlyphName]: ReactNode } = {
  // A shield.
  lineman: <path d="M3 2.5h10v5.5c0 3-2.2 4.8-5 6-2.8-1.2-5-3-5-6z" />,
  // A bolt.
  blitzer: <path d="M9.5 1.5 3.5 9h4l-1 5.5 6-7.5h-4z" />,
  // A wall.
  blocker: <path d="M2 3h12v10H2zM2 8h12M8 3v5M5 8v5M11 8v5" />,
  // A ball with an arrow.
  thrower: <path d="M2 11c1-4 4-7 8-8M10 3l-3.5-.5M10 3 8.5 6.2M9 12a3.2 1.9-35 1 0 5-3.5 3.2 1.9-35 1 0-5 3.5z" />,
  // Two hands open.
  catcher: <path d="M2 5c0 5 2.5 9 6 9s6-4 6-9M5 3v4M8 2v5M11 3v4" />,
  // A foot with wings of speed.
  runner: <path d="M2 5h5M1 8h5M2 11h4M9 3l5 5-5 5" />,
  // A horned head.
  bigGuy: <path d="M1.5 2c.5 3 2 4 3.5 4h6c1.5 0 3-1 3.5-4M4.5 6v4l3.5 4 3.5-4V6M6.5 9h.1M9.5 9h.1" />,
  // A star.
  special: <path d="m8 1.5 2 4.3 4.5.5-3.4 3.1 1 4.6L8 11.7l-4.1 2.3 1-4.6L1.5 6.3 6 5.8z" />,
}

export const Glyph = ({ name }: { readonly name: GlyphName }): ReactNode => (
  <g className="glyph" fill="none">
    {paths[name]}
  </g>
)

/** The ball, seen from the side. */
export const BallMark = (): ReactNode => (
  <g className="ball-mark">
    <ellipse rx="8" ry="5.2" transform="rotate(-32)" />
    <path d="M-3.4 2.1 3.4-2.1M-1.7-.6l1.2 2M.3-1.7l1.2 2" fill="none" />
  </g>
)
