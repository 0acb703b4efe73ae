// What a veteran does with kicks, machines, missiles and spells of second: a position for each in which it is plainly best. Neighbours:
// src/deeds.ts, src/turnEnd.ts, src/downs.ts; second.test.ts has attacks and throws.
import { type Action, readPosition, seededRoller, squareNamed } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { newBot } from '../src/index.ts'
import { newMemory } from '../src/memory.ts'
import { makeScene } from '../src/scene.ts'
import { planTurn } from '../src/turnPlan.ts'

const planOf = (position: string) => {
  const { engine, match } = readPosition(position)
  return planTurn(makeScene(engine, match, 'home', newMemory()))
}

/** What he plans for a player. */
const planFor = (position: string, player = 0) => planOf(position).order.find((one) => one.player === player)

/** All that a veteran answers as home, with dice from a seed, until the other coach or a new drive comes. */
const answersOf = (position: string): Action[] => {
  const { engine, match } = readPosition(position)
  const bot = newBot('veteran', 1)
  const roller = seededRoller(1)
  const answers: Action[] = []
  for (let pending = engine.pending(match); pending.wait !== 'nothing'; pending = engine.pending(match)) {
    if (pending.wait === 'dice') {
      engine.apply(match, { dice: roller.roll(pending.dice) })
      continue
    }
    if (pending.side !== 'home' || pending.question.kind === 'setUp') break
    answers.push(bot(engine, match, {}))
    engine.apply(match, { action: answers[answers.length - 1] })
  }
  return answers
}

const NAF = 'second:kickOff:kickers:kicksInPlay:naf:standingUp:throwing'
const ARMED = 'second:kickOff:secretWeapons'

describe('in downs', () => {
  const WALL = 'a1@f20 a2@g20 a3@h20 a4@i20 a5@j20 a6@h21 a7@h22 a8@e20 a9@k20'

  it('a field goal is kicked before the time of the last down is up', () => {
    const kicker = 'h1@h18:3.1.3.3.3.0.9.o+kicker h2@g4 h3@h4'
    const last = planFor(`${NAF} turn=home:16/16 down=15:4:18:goal ${kicker} ${WALL}`)
    expect(last?.deed).toMatchObject({ do: 'kickBall', option: 'fieldGoal' })
    const early = planFor(`${NAF} turn=home:1/0 down=2:1:18:goal ${kicker} ${WALL}`)
    expect(early?.deed?.do).not.toBe('kickBall')
  })

  it('who would lose the ball near his own end zone punts it', () => {
    const far = 'h1@h5:4.2.3.3.3.0.9.o+kicker h2@c7 a1@g10 a2@h10 a3@i10 a4@f9'
    expect(planFor(`${NAF} turn=home:16/15 down=5:4:6 keeps=home ${far}`)?.deed?.do).toBe('kickBall')
    expect(planFor(`${NAF} turn=home:1/1 down=5:1:6 keeps=home ${far}`)?.deed?.do).not.toBe('kickBall')
  })

  it('nobody waits with a touchdown, also if he leads: the downs are the time', () => {
    const { order } = planOf(`${NAF} turn=home:3/2 score=2-0 down=5:1:18 h1@h22:4.2.3.3.3.0.9.o h2@h9 a1@b4 a2@c4`)
    expect(order[0]).toMatchObject({ player: 0, kind: 'move', scores: true })
  })
})

describe('secret weapons', () => {
  const GRENADIER = `${ARMED} turn=home:1/1 weapons=grenades:2/ ball=c3 h1@g13+grenadier h2@b3`

  it('a Grenadier with opponents in his reach stays where he is, and throws', () => {
    const near = `${GRENADIER} a1@h17 a2@g17 a3@f17 a4@h16`
    const answers = answersOf(near)
    expect(answers).toContainEqual(expect.objectContaining({ do: 'use' }))
    expect(answers.filter((one) => one.do === 'activate' && one.player === 0)).toEqual([])
  })

  it('with nobody in reach he moves on, or lights nothing', () => {
    expect(answersOf(`${GRENADIER} a1@b25`)).not.toContainEqual(expect.objectContaining({ do: 'use' }))
  })

  it('a see-saw of the other side is smashed', () => {
    const seeSaw = `${ARMED} turn=home:1/1 thing=seeSaw:g12:away weapons=/seeSaw ball=a2 a1@h20 a2@h21`
    expect(planFor(`${seeSaw} h1@g11:4.2.5.3.3.0.9`)?.deed).toMatchObject({ do: 'smash', option: 'seeSaw' })
  })

  it('the ball flies off an own see-saw where nobody could run it in any more', () => {
    const answers = answersOf(
      `${ARMED} turn=home:32/32 thing=seeSaw:g18:home weapons=seeSaw/ h1@f17:3.1.2.3.3.5.9.o h2@h17:3.2.3.3.3.5.9 h3@b2 a1@a14 a2@b14`,
    )
    expect(answers.filter((one) => one.do === 'choose').map(({ player }) => player)).toEqual([0, 1])
  })
})

describe('spells', () => {
  it('a carrier gains speed if he could not score without, and saves it if he can', () => {
    const carrier = (at: string) =>
      `second:spells turn=home:32/32 spells=1:speedBurst/ h1@${at}:4.2.3.3.3.0.9.o h2@b3 a1@b14 a2@c14`
    expect(planFor(carrier('h14'))?.deed).toMatchObject({ do: 'cast', option: 'speedBurst' })
    expect(planFor(carrier('h22'))).toMatchObject({ deed: null, scores: true })
  })

  it('a fist of magic hits the carrier whom nobody could reach', () => {
    const { engine, match } = readPosition('second:spells turn=home:1/1 spells=1:flyingFist/ h1@h10 a1@h16.o a2@c13')
    const plan = planTurn(makeScene(engine, match, 'home', newMemory())).order.find(({ player }) => player === 0)
    expect(plan?.deed).toMatchObject({
      do: 'cast',
      option: 'flyingFist',
      square: squareNamed(engine.rules.pitch, 'h16'),
    })
  })
})
