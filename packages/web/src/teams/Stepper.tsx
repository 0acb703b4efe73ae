// A number with buttons for one more and one fewer. A disabled button stays in place and says why. Neighbours: HireTable.tsx,
// StaffTable.tsx.
import { type ReactNode, useState } from 'react'

interface StepperProps {
  /** `Blitzer`: what is counted. */
  readonly name: string
  readonly count: number
  /** `of 4`. */
  readonly limit?: string
  /** Why there can be no more, or no fewer; '' when there can. */
  readonly notMore: string
  readonly notFewer: string
  readonly id?: string
  onMore(): void
  onFewer(): void
}

export const Stepper = (props: StepperProps): ReactNode => {
  const { name, count, limit = '', notMore, notFewer } = props
  // Touch shows no tooltip: a tap on a disabled button shows the reason below it.
  const [pressed, setPressed] = useState<'−' | '+' | ''>('')
  const why = pressed === '+' ? notMore : pressed === '−' ? notFewer : ''
  const step = (sign: '−' | '+', word: string, not: string, act: () => void): ReactNode => (
    <button
      type="button"
      className="tool"
      {...(props.id !== undefined && sign === '+' ? { id: props.id } : {})}
      aria-label={`${word}: ${name}`}
      aria-disabled={not !== ''}
      {...(not === '' ? {} : { title: not, 'aria-description': not })}
      onClick={() => {
        setPressed(not === '' ? '' : sign)
        if (not === '') act()
      }}
    >
      {sign}
    </button>
  )
  return (
    <>
      <span className="stepper" role="group" aria-label={name}>
        {step('−', 'One fewer', notFewer, props.onFewer)}
        <span className="count">
          {count}
          {limit !== '' && <small> {limit}</small>}
        </span>
        {step('+', 'One more', notMore, props.onMore)}
      </span>
      {why !== '' && (
        <span className="step-why" role="status">
          {why}
        </span>
      )}
    </>
  )
}
