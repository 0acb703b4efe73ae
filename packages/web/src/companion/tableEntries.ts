// The rows of an edition's tables as entries: numbers and modifiers from the tables, explanations from words/. Neighbour:
// entries.ts gathers them.
import { blockDieFaces, type Engine } from '@double-skulls/engine'
import { bandWords, blockResultWords, capital, resultWords, rollWords, signed, tableTitle } from '@double-skulls/words'
import { type Entry, type EntryMaker, entry } from './entries.ts'
import { eventTitle, titleOf } from './titles.ts'

const span = (from: number, to: number): string => {
  if (from === 0) return ''
  if (to === Number.POSITIVE_INFINITY) return `${from}+`
  return from === to ? String(from) : `${from}–${to}`
}

const modifierFacts = (modifiers: { readonly [roll: string]: number | undefined }): string[] =>
  Object.entries(modifiers).map(([roll, value]) => `${rollWords(roll)} ${signed(value ?? 0)}`)

const modifierFact = (value: number): string => (value === 0 ? 'no modifier' : `modifier ${signed(value)}`)

export const weatherEntries: EntryMaker = (engine, words) =>
  engine.rules.tables.weather.map((row) =>
    entry('weather', row.id, row.name, {
      text: words.weather[row.id] ?? '',
      roll: span(...row.rolls),
      facts: [
        ...modifierFacts(row.modifiers),
        ...Object.entries(row.stats ?? {}).map(([name, value]) => `${name} ${signed(value)}`),
        ...(row.noPass ?? []).map((band) => `no ${bandWords(band).toLowerCase()}`),
      ],
    }),
  )

export const kickOffEntries: EntryMaker = (engine, words) =>
  Object.entries(engine.rules.tables.kickOff).map(([sum, { id, name }]) =>
    entry('kickOff', id, name ?? eventTitle(id), { text: words.kickOff[id] ?? '', roll: sum }),
  )

export const blockDieEntries: EntryMaker = (engine, words) => {
  const faces = blockDieFaces(engine.rules)
  return [...new Set(faces)].map((id) =>
    entry('blockDie', id, blockResultWords[id] ?? titleOf(id), {
      text: words.blockDie[id] ?? '',
      roll: span(faces.indexOf(id) + 1, faces.lastIndexOf(id) + 1),
    }),
  )
}

/** A row stores only its last total; its first is one more than the last of the row before. */
export const rowSpans = (rows: readonly { readonly upTo: number }[]): readonly string[] =>
  rows.map(({ upTo }, i) => {
    if (i === 0) return upTo === 1 ? '1' : `≤ ${upTo}`
    return span(rows[i - 1].upTo + 1, upTo)
  })

/** The tables that rolls are read on, one below the other. */
export const resultEntries: EntryMaker = (engine, words) =>
  (engine.rules.tables.results ?? []).flatMap(({ name, rows, extremes }) => {
    const { title, total } = tableTitle(name)
    const spans = rowSpans(rows)
    return rows.map(({ result }, i) => {
      const id = `${name}.${result}`
      return entry('table', id, capital(resultWords(name, result)), {
        text: words.table[id] ?? '',
        group: total === '' ? title : `${title}: ${total}`,
        roll: spans[i],
        also: [title],
        facts: [
          ...(extremes?.lowest === result ? ['always, if all dice are 1'] : []),
          ...(extremes?.highest === result ? ['always, if all dice are 6'] : []),
        ],
      })
    })
  })

export const injuryEntries: EntryMaker = (engine, words) => {
  // It stands among the tables.
  if (engine.rules.tables.results?.some(({ name }) => name === 'injury')) return []
  const rows = engine.rules.tables.injury.map(({ upTo, result }, i, all) => ({
    result,
    roll: span(i === 0 ? 2 : all[i - 1].upTo + 1, upTo),
  }))
  // Where small players are injured more easily, by a skill.
  const small = 'badlyHurt' in words.injury ? [{ result: 'badlyHurt', roll: '' }] : []
  return [...rows, ...small].map(({ result, roll }) =>
    entry('injury', result, titleOf(result), { text: words.injury[result] ?? '', roll }),
  )
}

type Casualties = NonNullable<Engine['rules']['tables']['casualty']>

const casualtyRows = (casualty: Casualties, group: string): Entry[] =>
  casualty.rows.map((row): Entry => {
    const effects = [
      row.dead ? 'he dies' : '',
      row.missNextGame ? 'he misses the next match' : '',
      row.niggling ? 'has a niggling injury from now on' : '',
      row.lowers === '' ? '' : `${row.lowers} is worse by 1 for good`,
      row.lasting && !casualty.serious ? 'a further D6 says which characteristic is worse by 1 for good' : '',
      row.lasting && casualty.serious ? 'the table of serious injuries says what comes of it' : '',
    ].filter((effect) => effect !== '')
    return entry('casualty', row.id, row.name, {
      roll: span(...row.rolls),
      group: [casualty.dice.map((die) => die.toUpperCase()).join(' and '), group].filter(Boolean).join(' '),
      text: effects.length === 0 ? 'Out for this match, and nothing worse.' : `${capital(effects.join(', '))}.`,
    })
  })

export const casualtyEntries: EntryMaker = (engine) => {
  const { casualty } = engine.rules.tables
  if (!casualty) return []
  const lasting = (casualty.lasting ?? []).map((row, i, all) =>
    entry('casualty', row.id, row.name, {
      roll: span(i === 0 ? 1 : all[i - 1].upTo + 1, row.upTo),
      group: 'D6 for a lasting injury',
      text: `${row.lowers} is worse by 1 for good.`,
    }),
  )
  const serious = casualty.serious ? casualtyRows(casualty.serious, 'for a serious injury') : []
  return [...casualtyRows(casualty, ''), ...lasting, ...serious]
}

export const passingEntries: EntryMaker = (engine, words) => {
  const { grid, modifiers } = engine.rules.tables.passRange
  const bands = Object.entries(modifiers).map(([id, value]) =>
    entry('passing', id, bandWords(id), {
      text: words.passing[id] ?? '',
      group: 'Ranges',
      facts: grid.length > 0 ? [modifierFact(value)] : [],
    }),
  )
  const outcomes = Object.keys(words.passing)
    .filter((id) => !(id in modifiers))
    .map((id) => entry('passing', id, titleOf(id), { text: words.passing[id], group: 'What comes of it' }))
  return [...bands, ...outcomes]
}

export const catchingEntries: EntryMaker = (engine, words) =>
  // Elsewhere nobody rolls to catch.
  engine.rules.tests.has('catch')
    ? Object.entries(engine.rules.tables.catching).map(([id, value]) =>
        entry('catching', id, titleOf(id), {
          text: words.catching[id] ?? '',
          facts: [modifierFact(value)],
        }),
      )
    : []

export const ballEntries: EntryMaker = (_engine, words) =>
  Object.entries(words.ball).map(([id, text]) => entry('ball', id, titleOf(id), { text }))

export const prayerEntries: EntryMaker = (engine: Engine, words) =>
  (engine.rules.tables.prayers ?? []).map(({ id, name, lasts }, i) =>
    entry('prayer', id, name, { text: words.prayer[id] ?? '', roll: String(i + 1), facts: [`for the ${lasts}`] }),
  )
