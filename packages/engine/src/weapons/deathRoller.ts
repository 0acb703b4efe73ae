// The Death-Roller, with a Dwarf inside: in a turn it goes straight ahead, turns on the spot, or rolls back a little; then it blocks all in
// front of it, unless it went back. Neighbours: driving.ts and frontBlock.ts; killdozer.ts is the other machine.
import type { Deed } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { facing } from '../procs/move/facing.ts'
import { makeRoom } from '../procs/move/makeRoom.ts'
import type { SecretWeapon } from '../secretWeapon.ts'
import { type Action, action } from '../vocabulary/actions.ts'
import { type Facing, facings, type Stats } from '../vocabulary/words.ts'
import { driving, drivingFrame } from './driving.ts'
import { cornerOf, frontBlockFrame, rollOvers } from './frontBlock.ts'
import { clearSquares, facingOf, turnedBy } from './ground.ts'
import { upTo } from './killdozer.ts'

export const DEATH_ROLLER = 'death-roller'

const row: Stats = { MA: 4, SP: 0, ST: 8 }

/** Squares backwards. */
const BACK = 2

/** Before the option of a way back. */
const BACKWARDS = 'back'

const ahead = (squares: number): Action => action('drive', -1, -1, `${squares}`)
const back = (squares: number): Action => action('drive', -1, -1, `${BACKWARDS}${squares}`)
const turnTo = (way: Facing): Action => action('face', -1, -1, way)

const options = (c: Ctx, moves: number, player: Player): readonly Action[] => {
  const now = facingOf(player)
  return [
    ...rollOvers(c, player),
    ...upTo(clearSquares(c, player, now, moves)).map(ahead),
    ...facings.filter((way) => way !== now && moves > 0).map(turnTo),
    ...upTo(clearSquares(c, player, turnedBy(now, 2), Math.min(BACK, moves))).map(back),
  ]
}

const rollDeed: Deed = {
  id: 'driveDeathRoller',
  byMachine: true,
  offers: (c, f, player) => (player.skills.includes(DEATH_ROLLER) ? options(c, f.moves, player) : []),
  begin: (c, f, { do: verb, option }) => {
    const player = c.match.players[f.player]
    if (verb === 'block') return frontBlockFrame(f.player, 0, cornerOf(option))
    const still = { squares: 0, back: false, rams: false, obeysFrom: 0 }
    if (verb === 'face') return drivingFrame(player, still, 'turn', option as Facing)
    const goesBack = option.startsWith(BACKWARDS)
    const squares = Number(goesBack ? option.slice(BACKWARDS.length) : option)
    return drivingFrame(player, { squares, back: goesBack, rams: false, obeysFrom: squares })
  },
  procedures: { driving },
}

const machine: Skill = {
  id: DEATH_ROLLER,
  name: 'Death-Roller',
  category: 'trait',
  permits: ['isMachine', 'attacksNobody', 'cannotHoldBall', 'neverSprints'],
  numbers: { baseSize: 2 },
  procedures: { facing, makeRoom },
}

export const deathRoller: SecretWeapon = {
  id: 'deathRoller',
  crew: [
    {
      ...{ skill: DEATH_ROLLER, least: 1, most: 1, race: 'Dwarf', always: true },
      plays: (spec) => ({ ...spec, position: machine.name, stats: row, skills: [DEATH_ROLLER] }),
    },
  ],
  skills: [machine],
  deeds: [rollDeed],
}
