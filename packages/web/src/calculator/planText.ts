// Plans as text and back. The text is the only state: the buttons edit it. Neighbours: packages/odds has the notation;
// PlanCard.tsx edits, oddsLink.ts puts it into an address.
import { type BlockFace, type NotedPlan, type NotedStep, type Setting, settingNames } from '@double-skulls/odds'

/** The content of a plan, independent of its spelling. */
export type PlanParts = Pick<NotedPlan, 'steps' | 'rerolls' | 'settings'>

const words: { readonly [K in Exclude<NotedStep['kind'], 'block' | 'onTable'>]: string } = {
  test: '',
  dodge: 'dodge ',
  goForIt: 'rush ',
  pickUp: 'pickup ',
  pass: 'pass ',
  catch: 'catch ',
  leap: 'leap ',
  standUp: 'standup ',
  armour: 'armour ',
  injury: 'injury ',
}

const weights: { readonly [F in BlockFace]: number } = { pow: 1, stumble: 1, push: 2, both: 1, skull: 1 }

const facesText = (good: readonly BlockFace[]): string => {
  const felling = good.includes('pow') && good.includes('stumble')
  const names = good.filter((face) => !(felling && face === 'stumble'))
  return names.map((face) => (face === 'pow' && !felling ? 'pow!' : face)).join('/')
}

const stepText = (step: NotedStep): string => {
  if (step.kind === 'onTable') return step.text
  if (step.kind !== 'block') return `${words[step.kind]}${step.needed}+${step.own ? 'r' : ''}`
  const dice = `${step.against ? '-' : ''}${step.dice}block`
  const whole = step.good.reduce((sum, face) => sum + weights[face], 0) === step.faces
  return whole ? `${dice} ${facesText(step.good)}` : `${dice}${step.faces}`
}

const settingText = (name: Setting, needs: number): string => (needs > 0 ? `${name} ${needs}+` : name)

export const planText = ({ steps, rerolls, settings }: PlanParts): string => {
  const after = [
    ...(rerolls === null ? [] : [`rr ${rerolls}`]),
    ...settingNames.flatMap((name) => {
      const needs = settings.get(name)
      return needs === undefined ? [] : [settingText(name, needs)]
    }),
  ]
  return [steps.map(stepText).join(', '), ...(after.length > 0 ? [after.join(', ')] : [])].join(' | ')
}

/** The text with one step added. */
export const withStep = (text: string, step: string): string => {
  const [steps, ...settings] = text.split('|')
  const joined = [steps.trim().replace(/,$/, ''), step].filter((part) => part !== '').join(', ')
  return [joined, ...settings.map((part) => part.trim())].join(' | ')
}
