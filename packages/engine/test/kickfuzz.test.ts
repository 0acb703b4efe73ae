import { expect, it } from 'vitest'
import { playChecked } from '../src/play/invariants.ts'
import { livelyCoach } from '../src/play/livelyCoach.ts'
import { randomCoach } from '../src/play/playMatch.ts'
import { engineSecond, plainSecond } from './support/second.ts'
const mixed = plainSecond(16)
const squad = { ...mixed, players: mixed.players.map((player, i) => ({ ...player,
    skills: [['large'], ['kicker', 'up-and-under', 'kick-1'], ['kicker', 'long-kick-2', 'nerves-of-steel'], ['up-and-under'], ['mighty-kick-1', 'kicker'],['large']][i] ?? [] })) }
const sets = [['kickOff','kickers'],['kickOff','kicksInPlay','kickers','booting'],['kicksInPlay','rerolls','kickOff','weather','kickers','booting'],['kickOff','kicksInPlay','kickers','booting','referees','fouls','fans','rerolls','push','multipleBlock','gangUp','dodging','throwing','interceptions','cheerleaders','leaping','shoulderCharge','stripBall','standingUp']] as const
const n = Number(process.env.N ?? 5), from = Number(process.env.FROM ?? 0)
for (let seed = from; seed < from + n; seed++)
  it(`match ${seed}`, () => {
    const makeCoach = seed % 2 === 0 ? livelyCoach : randomCoach
    const setup = { home: squad, away: seed % 3 ? squad : plainSecond(12), options: { turns: 8 } }
    const r = playChecked(engineSecond(...sets[seed % sets.length]), setup, seed, { makeCoach, alone: seed > 3 })
    expect(r.faults).toEqual([])
  })
