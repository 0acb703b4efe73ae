// Animosity: may refuse to give the ball to a team-mate of another race, or in bb2020 to those his team list names.
import type { Skill, WindowHook } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { playerAt } from '../kernel/occupancy.ts'
import { isFreelance } from '../procs/match/freelance.ts'
import type { ActivationFrame } from '../procs/turn/activationFrame.ts'

/** The roll before the ball goes to such a team-mate; the edition decides what a refusal means. */
const refusal = (
  minds: (owner: Player, mate: Player) => boolean,
  refuse: (f: ActivationFrame) => void,
): { readonly givingBall: WindowHook<ActivationFrame> } => ({
  givingBall: {
    offer: (c, owner, cause) => {
      const target = cause.option === 'handOff' ? c.match.players[cause.target] : playerAt(c.match, cause.square)
      const ball = cause.option !== 'throwTeamMate'
      return ball && target !== null && target.side === owner.side && minds(owner, target)
    },
    roll: (_c, owner) => ({ roll: 'animosity', player: owner.id }),
    tested: (_c, _owner, cause, passed) => {
      if (!passed) refuse(cause)
      return null
    },
    compulsory: true,
  },
})

export const animosity: Skill = {
  id: 'animosity',
  name: 'Animosity',
  category: 'extraordinary',
  windows: refusal(
    (owner, mate) => mate.who.race !== owner.who.race,
    (f) => {
      f.refuses = true
    },
  ),
}

/** A refusal ends his activation; stars and mercenaries are never refused. */
const animosityBb2020 = (whom: string, name: string, minds: (mate: Player) => boolean): Skill => ({
  id: `animosity-${whom}`,
  name: `Animosity (${name})`,
  category: 'trait',
  windows: refusal(
    (_owner, mate) => !isFreelance(mate) && minds(mate),
    (f) => {
      f.refuses = true
      f.lost = true
    },
  ),
})

const position = (name: string) => (mate: Player) => mate.who.position === name
const races =
  (...names: readonly string[]) =>
  (mate: Player) =>
    names.includes(mate.who.race)

/** One for each group that a team list names. */
export const animositiesBb2020: readonly Skill[] = [
  animosityBb2020('all', 'all team-mates', () => true),
  animosityBb2020('orc-linemen', 'Orc Linemen', position('Orc Lineman')),
  animosityBb2020('big-un-blockers', 'Big Un Blockers', position('Big Un')),
  animosityBb2020('underworld-goblins', 'Underworld Goblin Linemen', position('Underworld Goblin Lineman')),
  animosityBb2020('dwarfs-and-halflings', 'Dwarf and Halfling team-mates', races('dwarf', 'halfling')),
  animosityBb2020('dwarfs-and-humans', 'Dwarf and Human team-mates', races('dwarf', 'human')),
]
