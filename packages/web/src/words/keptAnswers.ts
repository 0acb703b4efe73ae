// Automatic answers in words: "Use Block?", always "Use it". Neighbours: choosing/autoAnswer.ts makes the keys, settings/ and the
// tray show them.
import { type Action, action, type QuestionKind, verbs } from '@double-skulls/engine'
import { capital, nameAnywhere } from '@double-skulls/words'
import { loadedEditions } from '../match/engines.ts'
import { yesAndNo } from './answers.ts'

/** When a spell may be cast out of turn, by the name that its id has. */
const spellTimes: { readonly [moment: string]: string } = {
  'own turn start': 'Cast a spell as your turn begins?',
  'foes turn start': 'Cast a spell as their turn begins?',
  'foes throw': 'Cast a spell at a throw?',
}

const questions: { readonly [K in QuestionKind]?: (subject: string) => string } = {
  useSkill: (subject) => `Use ${subject}?`,
  useItem: (subject) => `Use the ${subject}?`,
  reroll: (subject) => (subject === '' ? 'Re-roll?' : `Re-roll: ${subject}?`),
  followUp: () => 'Follow up?',
  useResource: (subject) => `Use the ${subject.toLowerCase()}?`,
  inducement: (subject) => `Use something now (${subject.toLowerCase()})?`,
  interception: () => 'Try to intercept?',
  catchBall: () => 'Try to catch the ball?',
  callIllegal: () => 'Call illegal procedure?',
  tackle: () => 'Claim a tackle?',
  dodge: () => 'Dodge an attack?',
  givePotion: () => 'Drink a potion?',
  castSpell: (subject) => spellTimes[subject] ?? 'Cast a spell?',
}

const answers: { readonly [V in Action['do']]?: (option: string) => string } = {
  use: (option) => (option === '' ? 'Use it' : `Use ${option}`),
  decline: () => 'No, thanks',
  reroll: (option) => `Re-roll: ${option}`,
  keep: () => 'Keep it',
  followUp: () => 'Follow up',
  stay: () => 'Stay',
  tackle: () => 'Claim it',
  dodge: () => 'Dodge',
}

/** No, in words of the question. */
const noes: { readonly [K in QuestionKind]?: string } = {
  tackle: 'Let him go',
  dodge: 'Stand his ground',
  givePotion: 'Nobody',
  castSpell: 'Never',
}

const parted = (key: string): readonly [string, string] => {
  const at = key.indexOf(' ')
  return at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)]
}

export const keptQuestionWords = (key: string): string => {
  const [kind, subject] = parted(key)
  const name = subject === '' ? '' : nameAnywhere(loadedEditions(), subject)
  const asked = Object.hasOwn(questions, kind) ? questions[kind as QuestionKind] : undefined
  return asked?.(name) ?? capital(name === '' ? kind : `${kind}: ${name}`)
}

/** The answer in words; some questions have words of their own for yes and no. */
export const keptAnswerWords = (question: string, key: string): string => {
  const [kind] = parted(question)
  const [verb, option] = parted(key)
  const own = Object.hasOwn(yesAndNo, kind) ? yesAndNo[kind as QuestionKind] : undefined
  if (own && option === '' && (verb === 'use' || verb === 'decline')) return own[verb]
  const no = Object.hasOwn(noes, kind) ? noes[kind as QuestionKind] : undefined
  if (no && verb === 'decline') return no
  const known = verbs.find((one) => one === verb)
  const name = option === '' ? '' : nameAnywhere(loadedEditions(), option)
  return (known && answers[action(known).do]?.(name)) ?? capital(name === '' ? verb : `${verb}: ${name}`)
}
