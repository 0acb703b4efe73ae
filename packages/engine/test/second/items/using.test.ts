// When magic items may be used and who is asked, and those of blocks and tackles. Nobody is caught here: there are no referees.
// Neighbours: usingWithBalls.test.ts, usingInMoves.test.ts, seen.test.ts, finding.test.ts.
import { describe, expect } from 'vitest'
import { hiddenItems, shownItems } from '../../../src/procs/match/items.ts'
import { rule } from '../../support/rule.ts'

import { carrying, used } from './itemScene.ts'

describe('any item', () => {
  rule('[second 160] it works only if its coach says so, and is offered in secret until everybody has seen it', () => {
    const s = carrying('1:armbandsOfBlocking/', 'H1 A1 . A2\nH2 . . .')
    s.activate('H1', '')
    s.block('A1')
    expect(s.question()).toMatchObject({ kind: 'useItem', subject: 'armbandsOfBlocking', player: s.player('H1').id })
    expect(s.engine.secret(s.match)).toEqual({ how: 'offer', of: 'home' })
    s.home.decline()
    s.roll('strike', 3, 3)
    expect(used(s)).toEqual([])
    expect(s.posture('A1')).toBe('standing')
    s.expectTurnOf('home')
  })

  rule('[second 160] it may be used again and again, and once it was seen that it is offered is no secret', () => {
    const s = carrying('1:armbandsOfBlocking/', 'H1 A1 . A2\nH2 . . .')
    s.activate('H1', '')
    s.block('A1')
    s.use()
    expect(s.events).toContainEqual({
      ...{ type: 'itemUsed', player: s.player('H1').id, item: 'armbandsOfBlocking' },
      reveals: 'home',
    })
    s.roll('armour', 1, 1)
    expect([hiddenItems.of(s.match.squads.home), shownItems.of(s.match.squads.home)]).toEqual([
      [],
      [{ number: 1, item: 'armbandsOfBlocking' }],
    ])
    const again = carrying('1:armbandsOfBlocking:shown/', 'H1 A1 . A2\nH2 . . .')
    again.activate('H1', '')
    again.block('A1')
    expect(again.engine.secret(again.match)).toBeNull()
    again.use()
    expect(again.events.filter(({ reveals }) => reveals !== undefined)).toEqual([])
    again.roll('armour', 1, 1)
  })
})

describe('Armbands of Blocking', () => {
  rule('[second 163] a block knocks the defender down without a roll', () => {
    const s = carrying('1:armbandsOfBlocking/', 'H1 A1', { players: { A1: ':4.2.9.3.0.0.9' } })
    s.activate('H1', '')
    s.block('A1')
    s.use()
    expect(s.posture('A1')).toBe('faceDown')
    s.roll('armour', 3, 3)
    expect(s.happened('rolled')).toHaveLength(1)
  })

  rule('[second 163] so does a shoulder charge, after which he goes on', () => {
    const s = carrying('1:armbandsOfBlocking/', 'H1 A1\nx .', { on: ['shoulderCharge'] })
    s.activate('H1', '')
    s.choose('charge', { player: 'A1' })
    s.use()
    s.roll('armour', 3, 3)
    expect(s.waits()).toBe('home activation')
  })

  rule('[second 163] a push, a block of several and a gang are read on other tables', () => {
    const push = carrying('1:armbandsOfBlocking/', 'H1 A1 .', { on: ['push'] })
    push.activate('H1', '')
    push.choose('shove', { player: 'A1' })
    push.roll('shove', 3, 3)
    const several = carrying('1:armbandsOfBlocking/', 'H1 A1\n. A2', { on: ['multipleBlock'] })
    several.activate('H1', '')
    several.choose('block', { player: 'A1', option: 'multiple' })
    several.roll('strike', 4, 6)
    expect([used(push), used(several)]).toEqual([[], []])
  })
})

describe('Bracers of Smashing', () => {
  rule('[second 170] a block knocks the defender down, and his armour fails without a roll', () => {
    const s = carrying('1:bracersOfSmashing/', 'H1 A1')
    s.activate('H1', '')
    s.block('A1')
    s.use()
    s.roll('injury', 2, 4)
    expect(s.where('A1')).toBe('stunnedBox')
    expect(s.happened('rolled')).toHaveLength(1)
  })

  rule('[second 174] no ring saves armour that is not rolled for', () => {
    const s = carrying('1:bracersOfSmashing/1:ringOfInvulnerability', 'H1 A1')
    s.activate('H1', '')
    s.block('A1')
    s.use()
    s.roll('injury', 2, 4)
    expect(used(s)).toEqual(['bracersOfSmashing'])
  })
})

describe('Gloves of Tackling', () => {
  const inside = 'A1 . .\nH1 x .'

  rule('[second 172] a tackle knocks the mover down without a roll', () => {
    const s = carrying('/1:glovesOfTackling', inside, { on: ['tackleZones'], facts: 'act=h1:open:4.2s2' })
    s.step('x')
    s.away.choose('tackle', { player: 'A1' })
    expect(s.engine.secret(s.match)).toEqual({ how: 'offer', of: 'away' })
    s.away.use()
    s.roll('armour', 3, 3)
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['faceDown', 'standing'])
  })

  rule('[second 172] he who keeps them hidden rolls as usual', () => {
    const s = carrying('/1:glovesOfTackling', inside, { on: ['tackleZones'], facts: 'act=h1:open:4.2s2' })
    s.step('x')
    s.away.choose('tackle', { player: 'A1' })
    s.away.decline()
    s.roll('tackle', 3, 3)
    expect(s.posture('H1')).toBe('standing')
  })
})

describe('Ring of Invulnerability', () => {
  rule('[second 174] armour holds without a roll, whoever caused it, and every time', () => {
    const s = carrying('1:ringOfInvulnerability/', 'H1 x y A1', { facts: 'act=h1:walking:0.2' })
    s.step('x')
    s.roll('goForIt', 1)
    expect(s.waits()).toBe('home useItem')
    s.home.use()
    expect([s.posture('H1'), s.happened('injured')]).toEqual(['faceDown', []])
    const blocked = carrying('/1:ringOfInvulnerability:shown', 'H1 A1')
    blocked.activate('H1', '')
    blocked.block('A1')
    blocked.roll('strike', 5, 6)
    blocked.away.use()
    expect([blocked.where('A1'), blocked.posture('A1')]).toEqual(['f11', 'faceDown'])
  })

  rule('[second 174] he who does not use it rolls for his armour', () => {
    const s = carrying('1:ringOfInvulnerability/', 'H1 x y A1', { facts: 'act=h1:walking:0.2' })
    s.step('x')
    s.roll('goForIt', 1)
    s.home.decline()
    s.roll('armour', 6, 6)
    s.roll('injury', 1, 1)
    expect(s.where('H1')).toBe('stunnedBox')
  })
})
