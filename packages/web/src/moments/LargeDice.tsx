// The large dice of a roll: green is good for the player who rolled, red is bad. Neighbours: dice/BigDie.tsx draws one,
// BesideDice.tsx and TurnoverScene.tsx show them.
import { blockDieFaces, type Engine, type Explanation } from '@double-skulls/engine'
import { isBlockDice } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { BigBlockDie, BigNumberDie, type Tone } from '../dice/BigDie.tsx'

const blockTones: { readonly [result: string]: Tone } = {
  attackerDown: 'bad',
  defenderStumbles: 'good',
  defenderDown: 'good',
}

/** Armour and injury rolls are not the player's own tests. */
export const toneOf = ({ roll, needed, passed }: Explanation): Tone =>
  needed === 0 || roll === 'armour' || roll === 'injury' ? 'plain' : passed ? 'good' : 'bad'

interface LargeDiceProps {
  readonly engine: Engine
  readonly roll: Explanation
  /** The chosen block die; '' when all count. */
  readonly chosen?: string
}

export const LargeDice = ({ engine, roll, chosen = '' }: LargeDiceProps): ReactNode => (
  <div className="large-dice">
    {roll.faces.map((face, i) => {
      const result = isBlockDice(roll) ? blockDieFaces(engine.rules)[face - 1] : ''
      const idle = chosen !== '' && result !== chosen
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order
        <span key={i} className={`large-die${idle ? ' idle' : ''}`}>
          {result === '' ? (
            <BigNumberDie face={face} tone={toneOf(roll)} />
          ) : (
            <BigBlockDie result={result} tone={blockTones[result] ?? 'plain'} />
          )}
        </span>
      )
    })}
  </div>
)
