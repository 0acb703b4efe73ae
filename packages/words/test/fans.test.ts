// What fans do and what the sky does, in sentences. Neighbours: src/rareEvents.ts, src/sideRoll.ts.
import { type GameEvent, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { textOf } from '../src/line.ts'
import { sentenceOf } from '../src/sentence.ts'
import { fill } from '../src/template.ts'

it.each(
  Object.entries({
    'The fans of Home: Chant 2, Hooliganism 3, Loyalty 1.': {
      ...{ type: 'fanTraits', side: 'home', chant: 2, hooliganism: 3, loyalty: 1 },
    },
    'Fans of Home change sides: Fan Factor 4.': { type: 'fanFactor', side: 'home', fanFactor: 4, why: 'switchedSides' },
    'Away have new friends: Fan Factor 6.': { type: 'fanFactor', side: 'away', fanFactor: 6, why: 'wonOver' },
    'Fans of Home have seen enough and go home: Fan Factor 3.': {
      ...{ type: 'fanFactor', side: 'home', fanFactor: 3, why: 'leftEarly' },
    },
    'The stand of Away has thinned out: Fan Factor 4.': {
      type: 'fanFactor',
      side: 'away',
      fanFactor: 4,
      why: 'killed',
    },
    '40 fans of Away will not see the end of the match: 69 in all.': {
      ...{ type: 'fansKilled', side: 'away', count: 40, total: 69 },
    },
    '1 fan of Home will not see the end of the match: 1 in all.': {
      ...{ type: 'fansKilled', side: 'home', count: 1, total: 1 },
    },
    'The fans of Home pour onto the pitch!': { type: 'invaded', side: 'home' },
    'Away run for the dug-out.': { type: 'invasionMet', side: 'away', how: 'run' },
    'Away roll up their sleeves.': { type: 'invasionMet', side: 'away', how: 'fight' },
    'The coin is for cheerleaders: they perform.': { type: 'cheerleaders', perform: true },
    'The coin is against cheerleaders: they stay at home.': { type: 'cheerleaders', perform: false },
    'Home are at home: no sky, no weather.': { type: 'arena', hosts: 'home', openAir: false },
    'Away are at home, under the open sky.': { type: 'arena', hosts: 'away', openAir: true },
  } as { readonly [text: string]: GameEvent }),
)('tells “%s”', (text, event) => {
  const { engine, match } = readPosition('second turn=home:1/0 h1@h12 a1@h13')
  const sentence = sentenceOf(engine, match, event)
  expect(textOf({ parts: fill(sentence?.choices[0] ?? '', sentence?.slots ?? {}) })).toBe(text)
})
