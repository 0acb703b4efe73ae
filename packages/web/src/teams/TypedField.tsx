// A field that changes the team with every valid keystroke, and says why an input is not valid. Invalid input is never saved.
// Neighbours: TeamIdentity.tsx, SquadRow.tsx.
import { type ReactNode, useId, useState } from 'react'

interface TypedFieldProps {
  /** For screen readers, when there is no other label. */
  readonly name: string
  readonly value: string
  readonly className?: string
  readonly id?: string
  readonly numeric?: boolean
  readonly placeholder?: string
  readonly describedBy?: string
  /** Takes the text, or returns the reason why not. */
  onText(text: string): string
  onLeave(): void
}

interface Draft {
  readonly text: string
  /** The value the draft is based on: when that is changed from elsewhere (undo), the draft is dropped. */
  readonly value: string
  readonly why: string
}

/** `1,000,000` and `1000000` are the same number. */
const plain = (text: string, numeric: boolean): string =>
  numeric ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : text

export const TypedField = (props: TypedFieldProps): ReactNode => {
  const { name, value, className = '', numeric = false, placeholder, describedBy } = props
  const [draft, setDraft] = useState<Draft | null>(null)
  const own = useId()
  const whyId = `${own}why`
  const current = draft && plain(draft.value, numeric) === plain(value, numeric) ? draft : null
  const why = current?.why ?? ''
  return (
    <>
      <input
        {...(props.id === undefined ? {} : { id: props.id })}
        className={`typed ${className}`}
        aria-label={name}
        aria-invalid={why !== ''}
        aria-describedby={[why === '' ? '' : whyId, describedBy ?? ''].join(' ').trim() || undefined}
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={current?.text ?? value}
        onChange={({ target }) => {
          const text = target.value
          const objection = props.onText(text)
          setDraft({ text, value: objection === '' ? text : value, why: objection })
        }}
        onBlur={() => {
          setDraft(null)
          props.onLeave()
        }}
        onKeyDown={(event) => {
          const takenBack =
            event.key === 'Escape' || (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey))
          if (!takenBack || why === '') return
          event.preventDefault()
          event.stopPropagation()
          setDraft(null)
        }}
      />
      {why !== '' && (
        <span className="typed-why" id={whyId} role="alert">
          {why}
        </span>
      )}
    </>
  )
}
