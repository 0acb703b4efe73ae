// Animosity: may refuse to give the ball to a team-mate of another race.
import type { Skill } from '../hooks.ts'
import { playerAt } from '../kernel/occupancy.ts'
import type { ActivationFrame } from '../procs/activation.ts'

export const animosity: Skill = {
  id: 'animosity',
  name: 'Animosity',
  category: 'extraordinary',
  windows: {
    givingBall: {
      offer: (c, owner, cause) => {
        const f = cause as ActivationFrame
        const target = f.option === 'handOff' ? c.match.players[f.target] : playerAt(c.match, f.square)
        const ball = f.option !== 'throwTeamMate'
        return ball && target !== null && target.side === owner.side && target.who.race !== owner.who.race
      },
      roll: (_c, owner) => ({ roll: 'animosity', player: owner.id }),
      tested: (_c, _owner, cause, passed) => {
        if (!passed) (cause as ActivationFrame).refuses = true
        return null
      },
      compulsory: true,
      declining: '',
    },
  },
}
