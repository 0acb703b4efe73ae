// Buttons that write a plan: each adds a step to the text or changes the re-rolls. Neighbours: PlanCard.tsx holds the text,
// planText.ts writes it.
import type { Engine } from '@double-skulls/engine'
import { type NotedPlan, type Setting, settingNames } from '@double-skulls/odds'
import { type ReactNode, useState } from 'react'
import { ownNeeds } from './needs.ts'
import { type PlanParts, planText } from './planText.ts'

const kinds = [
  { step: 'dodge', name: 'Dodge' },
  { step: 'rush', name: 'Rush' },
  { step: 'pickup', name: 'Pick up' },
  { step: 'pass', name: 'Pass' },
  { step: 'catch', name: 'Catch' },
  { step: 'leap', name: 'Leap, jump' },
  { step: 'standup', name: 'Stand up' },
  { step: '', name: 'Any roll' },
] as const

const twoDice = [
  { step: 'armour', name: 'Armour' },
  { step: 'injury', name: 'Injury' },
] as const

const blockDice = [
  { step: '3block', name: 'three, mine' },
  { step: '2block', name: 'two, mine' },
  { step: '1block', name: 'one' },
  { step: '-2block', name: 'two, theirs' },
  { step: '-3block', name: 'three, theirs' },
] as const

const blockAims = [
  { step: 'pow', name: 'down' },
  { step: 'pow!', name: 'down, he dodges' },
  { step: 'pow/both', name: 'down, I have Block' },
  { step: 'pow/push', name: 'a push will do' },
  { step: 'pow/push/both', name: 'anything but a skull' },
] as const

const upTo = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

interface PickProps {
  readonly name: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  onPick(value: string): void
}

export const Pick = ({ name, value, options, onPick }: PickProps): ReactNode => (
  <label className="odds-pick">
    <span>{name}</span>
    <select value={value} onChange={(event) => onPick(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  </label>
)

const Add = ({ name, onAdd }: { readonly name: string; onAdd(): void }): ReactNode => (
  <button type="button" className="plain" onClick={onAdd}>
    + {name}
  </button>
)

const numbers = (from: number, to: number): PickProps['options'] =>
  upTo(from, to).map((n) => ({ value: String(n), name: `${n}+` }))

export const Steps = ({ onStep }: { onStep(step: string): void }): ReactNode => {
  const [needs, setNeeds] = useState('3')
  const [total, setTotal] = useState('9')
  const [dice, setDice] = useState<string>('2block')
  const [aim, setAim] = useState<string>('pow')
  const asOptions = (list: readonly { step: string; name: string }[]): PickProps['options'] =>
    list.map(({ step, name }) => ({ value: step, name }))
  return (
    <div className="odds-steps">
      <fieldset>
        <legend className="unseen">Add a roll of one die</legend>
        <Pick name="One die needs" value={needs} options={numbers(2, 6)} onPick={setNeeds} />
        {kinds.map(({ step, name }) => (
          <Add key={name} name={name} onAdd={() => onStep(`${step} ${needs}+`.trim())} />
        ))}
      </fieldset>
      <fieldset>
        <legend className="unseen">Add a block</legend>
        <Pick name="Block dice" value={dice} options={asOptions(blockDice)} onPick={setDice} />
        <Pick name="wanted" value={aim} options={asOptions(blockAims)} onPick={setAim} />
        <Add name="Block" onAdd={() => onStep(`${dice} ${aim}`)} />
      </fieldset>
      <fieldset>
        <legend className="unseen">Add a roll of two dice</legend>
        <Pick name="Two dice, total" value={total} options={numbers(2, 12)} onPick={setTotal} />
        {twoDice.map(({ step, name }) => (
          <Add key={name} name={name} onAdd={() => onStep(`${step} ${total}+`)} />
        ))}
      </fieldset>
    </div>
  )
}

const settingWords: { readonly [S in Setting]: string } = {
  dodge: 'Dodge',
  surefeet: 'Sure Feet',
  surehands: 'Sure Hands',
  catch: 'Catch',
  pass: 'Pass',
  pro: 'Pro',
  loner: 'Loner',
}

interface SettingsProps {
  readonly engine: Engine
  /** null while the text cannot be parsed; the buttons are disabled then. */
  readonly plan: NotedPlan | null
  onChange(text: string): void
}

export const Settings = ({ engine, plan, onChange }: SettingsProps): ReactNode => {
  const change = (parts: Partial<PlanParts>): void => {
    if (plan) onChange(planText({ ...plan, ...parts }))
  }
  const most = Math.min(8, engine.rules.teamRerolls.teamRerollsPerTurn)
  return (
    <fieldset className="odds-settings" disabled={plan === null}>
      <legend className="unseen">To re-roll with</legend>
      <Pick
        name="Team re-rolls"
        value={plan?.rerolls === null || plan === null ? '' : String(Math.min(plan.rerolls, most))}
        options={[
          { value: '', name: 'compare' },
          ...upTo(0, most).map((n) => ({ value: String(n), name: n === 0 ? 'none' : `up to ${n}` })),
        ]}
        onPick={(value) => change({ rerolls: value === '' ? null : Number(value) })}
      />
      {settingNames.map((name) => {
        const needs = ownNeeds(engine, name)
        return (
          <label key={name}>
            <input
              type="checkbox"
              checked={plan?.settings.has(name) ?? false}
              onChange={(event) => {
                const settings = new Map(plan?.settings)
                if (event.target.checked) settings.set(name, needs)
                else settings.delete(name)
                change({ settings })
              }}
            />
            {settingWords[name]}
            {needs > 0 && ` ${plan?.settings.get(name) ?? needs}+`}
          </label>
        )
      })}
    </fieldset>
  )
}
