// Every frame that a rule of an edition can start is played by a procedure of that edition. Neighbours: compile.ts collects
// the procedures, needs.ts says what the rules need, procs/frames.ts what every edition has.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compile, proceduresOf } from '../../src/compile.ts'
import type { Edition } from '../../src/edition.ts'
import { crp } from '../../src/editions/crp.ts'
import { editions } from '../../src/editions/index.ts'
import { withNeeds } from '../../src/editions/optionTies.ts'
import { engineFor } from '../../src/engine.ts'
import { needsOf } from '../../src/needs.ts'
import { playMatch, randomCoach } from '../../src/play/playMatch.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { frenzy } from '../../src/skills/frenzy.ts'
import { optionTies } from '../../src/vocabulary/editionOptions.ts'
import { plainLineUp } from '../support/game.ts'

const withSkill = (skill: Edition['skills'][number]): Edition => ({
  ...crp,
  id: 'north',
  skills: [...crp.skills.filter(({ id }) => id !== skill.id), skill],
})

/** Editions with one of their options, and what it needs. */
const withOneOption = editions.flatMap(({ variants }) =>
  (variants?.options ?? []).flatMap((option) => variants?.with(withNeeds([option], optionTies)) ?? []),
)

describe('an edition', () => {
  it('does not compile if it has a rule without the procedure that plays it', () => {
    const giant = { id: 'giant', name: 'Giant', category: 'trait', numbers: { baseSize: 2 } } as const
    expect(() => compile(withSkill(giant))).toThrow('edition north: the skill giant needs the procedure facing')
    const jumping: Edition = { ...crp, rules: { ...crp.rules, move: { ...crp.rules.move, everybodyJumps: true } } }
    expect(() => compile(jumping)).toThrow('rules.move.everybodyJumps needs the procedure jump')
    const { heat: _heat, ...others } = crp.procedures
    expect(() => compile({ ...crp, procedures: others })).toThrow('rules.drive.endOfDrive needs the procedure heat')
  })

  it('does not compile if two of its parts bring different procedures of one name', () => {
    const other = { ...frenzy, id: 'fury', procedures: { frenzy: { steps: {} } } }
    expect(() => compile(withSkill(other))).toThrow('edition north has two procedures called frenzy')
  })

  it('does not compile if one of its parts calls a procedure that it lacks', () => {
    const without = (name: keyof Edition['procedures'], change: Partial<Edition> = {}): Edition => {
      const { [name]: _left, ...procedures } = crp.procedures
      return { ...crp, id: 'north', ...change, procedures: procedures as Edition['procedures'] }
    }
    const quiet = { skills: [], inducements: [] }
    const by = (name: keyof Edition['procedures'], what: string): void =>
      expect(() => compile(without(name, quiet))).toThrow(
        `edition north: ${what} calls the procedure ${name}, which no`,
      )
    by('apothecary', 'the procedure injury')
    by('casualty', 'the procedure injury')
    by('catch', 'the procedure handOff')
    by('departure', 'the procedure block')
    by('push', 'the procedure block')
    by('block', 'the procedure activation')
    by('sendOff', 'the procedure foul')
    const { sendOff: _off, ...unseen } = { ...crp.procedures, foul: { steps: {} } }
    const armed = { ...crp, inducements: [], procedures: unseen }
    expect(() => compile(armed)).toThrow('the skill secret-weapon calls the procedure sendOff')
  })

  it('may do without blocks and send-offs, if nothing calls for them', () => {
    const { block: _block, push: _push, departure: _departure, sendOff: _sendOff, ...procedures } = crp.procedures
    const peaceful = {
      ...procedures,
      activation: { steps: procedures.activation.steps },
      foul: { steps: procedures.foul.steps },
    }
    const edition: Edition = { ...crp, id: 'peace', skills: [], inducements: [], procedures: peaceful }
    expect([...proceduresOf(edition).keys()]).not.toContain('block')
    expect(() => compile(edition)).not.toThrow()
  })

  it('has the procedures of its own parts only', () => {
    expect(proceduresOf(crp).has('frenzy')).toBe(true)
    const tame: Edition = { ...crp, skills: crp.skills.filter(({ id }) => id !== 'frenzy') }
    expect(proceduresOf(tame).has('frenzy')).toBe(false)
  })

  it('may have neither chefs nor heat nor a shoot-out', () => {
    const { heat: _heat, chef: _chef, shootOut: _shootOut, ...procedures } = crp.procedures
    const { chef: _rules, ...rules } = crp.rules
    const plain: Edition = {
      ...crp,
      id: 'plain',
      procedures,
      rules: { ...rules, drive: { ...rules.drive, endOfDrive: ['weapons'] } },
      inducements: crp.inducements.filter(({ resource }) => resource !== 'chef'),
    }
    const engine = engineFor(plain)
    const lineUp = plainLineUp(11)
    const roller = seededRoller(1)
    const match = engine.start({ home: lineUp, away: lineUp, options: { overtime: true } })
    playMatch(engine, match, { coaches: { home: randomCoach(roller), away: randomCoach(roller) }, roller })
    expect(match.result).toEqual({ winner: 'draw', score: { home: 0, away: 0 }, by: 'overtime' })
  })
})

const source = fileURLToPath(new URL('../../src/', import.meta.url))

interface SourceFile {
  readonly name: string
  readonly text: string
  /** The frames it makes by a function of another file. */
  readonly starts: readonly string[]
}

const starting = /\b(\w+)Frame\(/g
const quotedWeapon = /\b(?:weaponFrame|insteadOfBlock|secondAttackFrame)\([^)]*'(\w+)'/g

const files: readonly SourceFile[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => {
    const text = readFileSync(join(source, name), 'utf8')
    const matches = [...text.matchAll(starting), ...text.matchAll(quotedWeapon)].map((found) => found[1])
    return { name: name.replaceAll('\\', '/'), text, starts: [...new Set(matches)] }
  })

/** Where the frame of each procedure is defined. */
const homes = new Map(
  files.flatMap(({ name, text }) => [...text.matchAll(/readonly proc: '(\w+)'/g)].map((found) => [found[1], name])),
)
const isPart = (text: string): boolean => /: (Skill|Use|Inducement) =/.test(text)
const everywhere = new Set(Object.keys(crp.procedures))
const started = files.flatMap(({ name, text, starts }) =>
  starts
    .filter((proc) => homes.has(proc) && !everywhere.has(proc) && (homes.get(proc) !== name || isPart(text)))
    .map((proc) => ({ name, text, proc })),
)

/** Functions that make a part which brings the procedure. */
const makers: { readonly [proc: string]: string } = { draw: 'drawn(', spell: 'aimed(' }

/** Whether the file has a list of procedures with this one in it. */
const brings = (text: string, proc: string): boolean => {
  const list = new RegExp(`(procedures:|[,=])\\s*\\{[^{}()]*\\b${proc}\\b[^{}()]*\\}`)
  return list.test(text.replaceAll(/^import .*$/gm, '')) || (proc in makers && text.includes(makers[proc]))
}

/** Those of the shared procedures that an edition may leave out. */
const leftOut = ['apothecary', 'block', 'casualty', 'catch', 'departure', 'push', 'sendOff']

/** Frames of these that are made by a function of another name. */
const makersOf: { readonly [maker: string]: string } = { shove: 'push' }

/** Whether the file lists the procedure among those that one of its parts calls. */
const calls = (text: string, proc: string): boolean => new RegExp(`calls: \\[[^\\]]*'${proc}'`).test(text)

/** Only a prayer opens trapdoors, and it needs their procedure. */
const OPENED = 'trapdoor'

const namesOf = (found: typeof started): string[] => found.map(({ name, proc }) => `${name}: ${proc}`)

describe('a frame that is not part of every edition', () => {
  it('is brought by the part that starts it', () => {
    const byParts = started.filter(
      ({ name, proc }) => /^(skills|inducements|kickOffEvents)\//.test(name) && proc !== OPENED,
    )
    expect(byParts.length).toBeGreaterThan(50)
    expect(namesOf(byParts.filter(({ text, proc }) => !brings(text, proc)))).toEqual([])
  })

  it('is needed by a rule, or among the calls of what starts it, if a core step or a deed does', () => {
    const needed = new Set([...editions, ...withOneOption].flatMap(needsOf).flatMap(({ procedures }) => procedures))
    const byCore = started.filter(({ name, text, proc }) => name.startsWith('procs/') && !brings(text, proc))
    expect(byCore.length).toBeGreaterThan(10)
    expect(namesOf(byCore.filter(({ text, proc }) => !needed.has(proc) && !calls(text, proc)))).toEqual([])
  })

  it('is among the calls of whatever starts it, if all editions so far have it', () => {
    const starters = files.flatMap(({ name, text, starts }) =>
      starts
        .map((start) => makersOf[start] ?? start)
        .filter((proc) => leftOut.includes(proc) && homes.get(proc) !== name && !name.startsWith(`procs/foul/${proc}`))
        .map((proc) => ({ name, text, proc })),
    )
    expect(starters.length).toBeGreaterThan(15)
    expect(namesOf(starters.filter(({ text, proc }) => !calls(text, proc)))).toEqual([])
  })
})
