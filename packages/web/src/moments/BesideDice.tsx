// Large dice beside the player they are about, with the target number: they roll, land, and stay until the next event. Of several
// block dice the chosen one stays bright. Neighbours: beside.ts finds the place, stage/spotlight.ts has the dice.
import type { Engine, Match } from '@double-skulls/engine'
import { capital, isBlockDice, rollWords, targetWords } from '@double-skulls/words'
import type { CSSProperties, ReactNode } from 'react'
import { type Geometry, UNIT } from '../pitch/geometry.ts'
import type { Dice } from '../stage/moment.ts'
import type { Spotlight } from '../stage/spotlight.ts'
import { type Box, besideOf } from './beside.ts'
import { LargeDice, toneOf } from './LargeDice.tsx'

interface BesideProps {
  readonly engine: Engine
  readonly match: Match
  readonly geometry: Geometry
  readonly light: Spotlight
}

/** In squares: larger where squares are small. */
const dieSize = ({ upright }: Geometry): number => (upright ? 1.9 : 1.45)
const CAPTION = 0.7
const GAP = 0.15
const NARROWEST = 2.7

const boxOf = ({ x, y, upright }: Geometry, square: number, size: number): Box => ({
  x: x(square) / UNIT,
  // On an upright pitch a big base extends upwards from its square.
  y: y(square) / UNIT - (upright ? size - 1 : 0),
  width: size,
  height: size,
})

/** The target number; the sum if there are several dice. */
const captionOf = ({ roll }: Dice): string => {
  if (isBlockDice(roll)) return ''
  const sum = roll.faces.length > 1 ? `: ${roll.faces.reduce((total, face) => total + face, 0)}` : ''
  return `${capital(rollWords(roll.roll))}${roll.needed > 0 ? ` ${targetWords(roll)}` : ''}${sum}`
}

export const BesideDice = ({ engine, match, geometry, light }: BesideProps): ReactNode => {
  const { dice, aim, chosen, rolls, resting } = light
  if (!dice || dice.at < 0) return null
  const { roll } = dice
  const caption = captionOf(dice)
  const size = dieSize(geometry)
  const sizeOf = (id: number): number => match.players[id]?.who.size ?? 1
  const kept = [boxOf(geometry, dice.at, sizeOf(dice.player))]
  if (aim && aim.kind !== 'pass') {
    kept.push(boxOf(geometry, aim.from, sizeOf(aim.player)), boxOf(geometry, aim.to, sizeOf(aim.target)))
  }
  const others = match.players
    .filter(({ id, at, place }) => at >= 0 && place === 'pitch' && id !== dice.player)
    .map(({ at, who }) => boxOf(geometry, at, who.size))
  const room = { columns: geometry.width / UNIT, rows: geometry.height / UNIT }
  const width = Math.max(caption === '' ? 0 : NARROWEST, roll.faces.length * (size + GAP) + GAP)
  const height = size + 2 * GAP + (caption === '' ? 0 : CAPTION)
  const box = besideOf(room, kept, others, { width, height })
  return (
    <div
      key={rolls}
      className={`beside ${toneOf(roll)}${resting ? ' resting' : ''}`}
      style={{ '--x': box.x, '--y': box.y, '--width': width, '--die': size } as CSSProperties}
    >
      <LargeDice engine={engine} roll={roll} chosen={chosen} />
      {caption !== '' && <p className="beside-caption">{caption}</p>}
    </div>
  )
}
