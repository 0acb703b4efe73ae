// Skills for handling the ball, and one against it: Extra Arms, Very Long Legs, Big Hand, No Hands, Disturbing
// Presence.
import { describe, expect } from 'vitest'
import { kick, lineUpForKick, newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 throws to H2 four squares on, accurately; H2's catch is to be rolled. */
const comingTo = (catcher: string, facts = '', beside = ''): Scene => {
  const s = scene('H1* . . . H2', { players: { H2: catcher }, facts, beside })
  s.activate('H1', 'pass').throwTo('H2')
  return s.roll('pass', 6)
}

/** A1, between H1 and H2, tries to intercept. */
const stolenBy = (thief: string, facts = '', beside = ''): Scene => {
  const s = scene('H1* . A1 . H2', { players: { A1: thief }, facts, beside })
  s.activate('H1', 'pass').throwTo('H2')
  s.away.intercept('A1')
  return s
}

const pickingUp = (skills: string, facts = '', beside = ''): Scene => {
  const s = scene('H1 o .', { players: { H1: skills }, facts, beside })
  return s.activate('H1', 'move').step('f11')
}

describe('Extra Arms', () => {
  rule('[bugman 426] +1 on picking up, catching and intercepting', () => {
    const up = pickingUp('+extra-arms')
    expect([up.needs(), ...up.modifiers()]).toEqual([2, 'pickUp +1', 'extra-arms +1'])
    up.roll('pickUp', 2)
    const caught = comingTo('+extra-arms')
    expect([caught.needs(), ...caught.modifiers()]).toEqual([2, 'accuratePass +1', 'extra-arms +1'])
    caught.roll('catch', 2)
    expect(caught.holder()).toBe('H2')
    const stolen = stolenBy('+extra-arms')
    expect([stolen.needs(), ...stolen.modifiers()]).toEqual([5, 'intercept -2', 'extra-arms +1'])
    stolen.roll('intercept', 5)
    expect(stolen.holder()).toBe('A1')
  })

  rule('[bugman 427, 585] adds to Very Long Legs when intercepting: +2 together', () => {
    const s = stolenBy('+extra-arms+very-long-legs')
    expect([s.needs(), ...s.modifiers()]).toEqual([4, 'intercept -2', 'extra-arms +1', 'very-long-legs +1'])
    s.roll('intercept', 4)
    expect(s.holder()).toBe('A1')
  })
})

describe('Very Long Legs', () => {
  rule('[bugman 585] +1 on intercepting and leaping, not on catching', () => {
    const stolen = stolenBy('+very-long-legs')
    expect([stolen.needs(), ...stolen.modifiers()]).toEqual([5, 'intercept -2', 'very-long-legs +1'])
    stolen.roll('intercept', 1).roll('pass', 6).roll('catch', 6)
    const leaper = scene('H1 A1 x', { players: { H1: '+leap+very-long-legs' } })
    leaper.activate('H1', 'move').choose('leap', { square: 'x' })
    expect([leaper.needs(), ...leaper.modifiers()]).toEqual([3, 'very-long-legs +1'])
    leaper.roll('leap', 3)
    expect(leaper.where('H1')).toBe('x')
    const caught = comingTo('+very-long-legs')
    expect(caught.modifiers()).toEqual(['accuratePass +1'])
    caught.roll('catch', 6)
  })
})

describe('Big Hand', () => {
  const MARKED = 'a1@e12 a2@f12 a3@g12'

  rule('[bugman 358] opposing tackle zones do not hinder the pick-up', () => {
    const s = pickingUp('+big-hand', '', MARKED)
    expect([s.needs(), ...s.modifiers()]).toEqual([3, 'pickUp +1'])
    s.roll('pickUp', 3)
    expect(s.holder()).toBe('H1')
  })

  rule('[bugman 359] nor does the rain', () => {
    const s = pickingUp('+big-hand', 'weather=pouringRain', MARKED)
    expect([s.needs(), ...s.modifiers()]).toEqual([3, 'pickUp +1'])
    s.roll('pickUp', 2).roll('bounce', 4)
    expect(s.turnovers()).toEqual(['pickUp'])
  })

  rule('[bugman 358, 359] catching is not easier', () => {
    const s = comingTo('+big-hand', 'weather=pouringRain', 'a1@e15')
    expect(s.modifiers()).toEqual(['accuratePass +1', 'tackleZone -1', 'pouringRain -1'])
    s.roll('catch', 6)
  })
})

describe('No Hands', () => {
  rule('[bugman 490, 491] walking onto the ball makes it bounce, and ends the turn', () => {
    const s = pickingUp('+no-hands', 'rr=1/0')
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground f12')
    expect(s.turnovers()).toEqual(['pickUp'])
  })

  rule('[bugman 490] a catch fails without a roll', () => {
    const s = comingTo('+no-hands+catch', 'rr=1/0')
    s.keep()
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect(s.turnovers()).toEqual(['pass'])
    const t = scene('H1* H2', { players: { H2: '+no-hands' } })
    t.activate('H1', 'handOff').handOff('H2')
    t.roll('bounce', 5)
    expect(t.turnovers()).toEqual(['handOff'])
  })

  rule('[bugman 490] he cannot intercept, nor dive for the ball', () => {
    const s = scene('H1* . A1 . H2\n . . . H3 .', { players: { A1: '+no-hands', H3: '+no-hands+diving-catch' } })
    s.activate('H1', 'pass').throwTo('f13')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
  })

  rule('[bugman 490] nor is he given the ball at a touchback', () => {
    const away = plainLineUp()
    const players = away.players.map((p) => (p.number === 11 ? p : { ...p, skills: ['no-hands'] }))
    const s = lineUpForKick(newGame({ away: { ...away, players } }))
    kick(s, 'a26', [2, 1], [1, 1])
    expect(s.away.answers()).toEqual(['giveBall A11'])
  })

  rule('[bugman 491] [crp 123] in the other team’s turn it is no turnover', () => {
    // A1 is pushed onto the ball, which bounces to A2 and on: both have no hands, and home plays on.
    const s = scene('H1 A1 o A2 .\n. . . . .\nH2 . . . .', { players: { A1: '+no-hands', A2: '+no-hands' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).push('f12')
    s.stay()
    s.roll('bounce', 5).roll('bounce', 5)
    expect(s.ball()).toBe('ground f14')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })
})

describe('Disturbing Presence', () => {
  rule('[bugman 408] -1 on passes, catches and interceptions for each opponent with it within three squares', () => {
    const s = scene('H1* . A1 . H2', {
      players: { H1: ':6368', H2: ':6368', A1: ':6368' },
      // Three squares from H1 along and across, and four: the last two do not reach him.
      beside:
        'a2@c10+disturbing-presence a3@c13+disturbing-presence a4@b10+disturbing-presence h3@i9+disturbing-presence',
    })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    expect(s.modifiers()).toEqual(['intercept -2', 'disturbing-presence -1'])
    s.roll('intercept', 1)
    expect(s.modifiers()).toEqual(['disturbing-presence -1', 'disturbing-presence -1'])
    s.roll('pass', 6)
    expect(s.modifiers()).toEqual(['accuratePass +1', 'disturbing-presence -1'])
    s.roll('catch', 6)
  })

  rule('[bugman 408] [crp 118] his own team does not suffer from him', () => {
    const s = comingTo('', '', 'h3@e12+disturbing-presence')
    expect(s.happened('rolled')).toMatchObject([{ roll: { modifiers: [] } }])
    expect(s.modifiers()).toEqual(['accuratePass +1'])
    s.roll('catch', 6)
  })

  rule('[bugman 409] prone or stunned he disturbs as well, knocked out he does not', () => {
    const beside = 'a1@h14+disturbing-presence.p a2@i14+disturbing-presence.s a3@ko+disturbing-presence'
    const s = comingTo('', '', beside)
    expect(s.modifiers()).toEqual(['accuratePass +1', 'disturbing-presence -1', 'disturbing-presence -1'])
    s.roll('catch', 6)
  })

  rule('[bugman 408] picking up and dodging are not disturbed', () => {
    const s = scene('H1 o A1', { players: { A1: '+disturbing-presence' }, beside: 'a2@e9' })
    s.activate('H1', 'move').step('f11')
    expect(s.modifiers()).toEqual(['dodge +1', 'tackleZone -1'])
    s.roll('dodge', 6)
    expect(s.modifiers()).toEqual(['pickUp +1', 'tackleZone -1'])
    s.roll('pickUp', 6)
  })
})
