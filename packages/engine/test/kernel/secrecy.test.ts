// What a viewer receives of a match, by hand: masked inputs and events, offers that leave no trace, set-ups and records.
// Neighbours: src/kernel/view.ts, src/play/onlooker.ts; ../play/secrecy.test.ts plays whole matches.
import { describe, expect, it } from 'vitest'
import { squadSecret } from '../../src/kernel/squadSecret.ts'
import { newOnlooker, type SeenStep } from '../../src/play/onlooker.ts'
import { newRecorder } from '../../src/play/record.ts'
import { newSession } from '../../src/play/session.ts'
import { viewRecord } from '../../src/play/viewRecord.ts'
import { viewSetup } from '../../src/viewSetup.ts'
import { action } from '../../src/vocabulary/actions.ts'
import type { Viewer } from '../../src/vocabulary/secrecy.ts'
import { lineUpBb2020 } from '../support/bb2020.ts'
import { plainLineUp } from '../support/game.ts'
import { engineOf } from '../support/scene.ts'

const engine = engineOf('bb2020')
const setupWith = (...cards: string[]) => ({
  home: lineUpBb2020(11, { inducements: cards }),
  away: lineUpBb2020(),
})
const dice = (...faces: number[]) => ({ dice: faces })
const answer = (verb: 'use' | 'decline' | 'choose', option = '') => ({ action: action(verb, -1, -1, option) })

/** What the viewer receives of these inputs, and the match after them. */
const received = (
  viewer: Viewer,
  setup: ReturnType<typeof setupWith>,
  inputs: readonly Parameters<typeof engine.apply>[1][],
) => {
  const recorder = newRecorder(engine, setup)
  const onlooker = newOnlooker(engine, viewer, recorder.match)
  const steps: SeenStep[] = [onlooker.last()].flatMap((step) => step ?? [])
  for (const input of inputs) steps.push(...onlooker.sees(input, recorder.apply(input), recorder.match))
  return { steps, match: recorder.match, record: recorder.record() }
}

describe('secrets of a squad', () => {
  const hand = squadSecret<readonly string[]>('hand', [])

  it('are blank in every view but that of their own coach', () => {
    const match = engine.start(setupWith())
    hand.put(match.squads.home, ['fireball'])
    const seen = (viewer: Viewer) => hand.of(engine.view(match, viewer).squads.home)
    expect([seen('home'), seen('away'), seen('nobody')]).toEqual([['fireball'], [], []])
    const without = engine.start(setupWith())
    expect(JSON.stringify(engine.view(match, 'away'))).toBe(JSON.stringify(engine.view(without, 'away')))
    expect(hand.of(engine.clone(match).squads.home)).toEqual(['fireball'])
  })

  it('may come with a line-up, if the edition knows them', () => {
    const home = plainLineUp(11, { secrets: { trick: ['spy'] } })
    const setup = { home, away: plainLineUp() }
    expect(() => engineOf('crp').start(setup)).toThrow('home.secrets: edition crp knows no secret "trick"')
    const { rules } = engineOf('crp')
    expect(viewSetup(rules, setup, 'home').home).toEqual(home)
    expect(JSON.stringify(viewSetup(rules, setup, 'nobody'))).toBe(
      JSON.stringify({ home: plainLineUp(), away: plainLineUp() }),
    )
  })

  it('do not make older saved matches unreadable', () => {
    const match = engine.start(setupWith())
    const old = JSON.parse(JSON.stringify(match)) as typeof match
    expect(['secrets' in old.squads.home, 'unseen' in old]).toEqual([false, false])
    expect(hand.of(old.squads.home)).toEqual([])
    engine.apply(old, dice(1))
    engine.apply(match, dice(1))
    expect(JSON.stringify(old)).toBe(JSON.stringify(match))
  })
})

// Heckler is offered before the match; the plain line-up has nothing to offer.
const untilOffer = [dice(1), dice(1)]
const CARD = 'card-public-inconvenience'

describe('a secret offer', () => {
  const offered = received('home', setupWith(CARD), untilOffer).match

  it('is one that only its own coach knows of', () => {
    expect(engine.secret(offered)).toEqual({ how: 'offer', of: 'home' })
    expect(engine.pending(engine.view(offered, 'home'))).toEqual(engine.pending(offered))
    expect(engine.pending(engine.view(offered, 'away'))).toMatchObject({ wait: 'dice', why: 'weather' })
  })

  it('leaves no trace for others while it is open and after it was declined', () => {
    const plain = received('away', { ...setupWith('card-heckler') }, untilOffer)
    for (const viewer of ['away', 'nobody'] as const) {
      const open = received(viewer, setupWith(CARD), untilOffer)
      const declined = received(viewer, setupWith(CARD), [...untilOffer, answer('decline')])
      const without = viewer === 'away' ? plain : received(viewer, setupWith('card-heckler'), untilOffer)
      expect(JSON.stringify(declined.steps)).toBe(JSON.stringify(without.steps))
      expect(open.steps).toEqual(without.steps.slice(0, -1))
      expect(JSON.stringify(engine.view(open.match, viewer))).toBe(JSON.stringify(engine.view(without.match, viewer)))
      expect(JSON.stringify(viewRecord(engine, declined.record, viewer))).toBe(
        JSON.stringify(viewRecord(engine, without.record, viewer)),
      )
    }
  })

  it('is told, question and answer, when it is taken up', () => {
    const { steps } = received('away', setupWith(CARD), [...untilOffer, answer('use', 'public-inconvenience')])
    const [before, taken] = steps.slice(-2)
    expect([before.input, engine.pending(before.view).wait]).toEqual([dice(1), 'coach'])
    expect(taken.input).toEqual(answer('use', 'public-inconvenience'))
    expect(taken.events).toContainEqual(expect.objectContaining({ type: 'induced', inducement: CARD, reveals: 'home' }))
    expect(steps.map(({ seq }) => seq)).toEqual([0, 1, 2, 3])
  })

  it('can be undone past once it was declined, for nothing was revealed', () => {
    const play = newSession(engine, offered, 'until-dice')
    play.apply(answer('decline'))
    expect(play.undo()).toBe(true)
  })
})

describe('a secret answer', () => {
  const drawn = [dice(1), dice(1), dice(1), dice(4, 4), answer('choose', 'card-heckler')]

  it('is masked for all but the coach who gives it, and so are secret dice', () => {
    const setup = setupWith('special-plays')
    const inputs = (viewer: Viewer) => received(viewer, setup, drawn).steps.map(({ input }) => input)
    expect(inputs('home')).toEqual([null, ...drawn])
    for (const viewer of ['away', 'nobody'] as const)
      expect(inputs(viewer)).toEqual([null, ...drawn.slice(0, 3), { masked: 'dice' }, { masked: 'answer' }])
  })

  it('is a question mark in the record that others see, which has no checks to guess it by', () => {
    const { record } = received('home', setupWith('special-plays', 'card-heckler'), drawn.slice(0, 4))
    const seen = viewRecord(engine, record, 'away')
    expect(seen).toMatchObject({
      inputs: ['1', '1', '1', '?'],
      setup: { home: { inducements: ['special-plays', 'secret'] } },
    })
    expect(viewRecord(engine, record, 'home').inputs).toEqual(['1', '1', '1', '4 4'])
    expect(viewRecord(engine, { ...record, final: '00000000' }, 'away')).toMatchObject({ inputs: record.inputs })
  })
})

describe('events', () => {
  it('that only one side may hear are left out for others', () => {
    const match = engine.start(setupWith())
    const heard = (viewer: Viewer) =>
      newOnlooker(engine, viewer, match).sees(dice(1), [{ type: 'halfStarted', half: 1, secretOf: 'home' }], match)
    expect((['home', 'away', 'nobody'] as const).map((viewer) => heard(viewer)[0].events.length)).toEqual([1, 0, 0])
  })
})
