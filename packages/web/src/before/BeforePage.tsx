// The page between the home page and a match: opens the two teams named in its address. Neighbours: pairing.ts reads them,
// Prepare.tsx goes on.
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Page } from '../frame/Page.tsx'
import type { Wanted } from '../home/newMatch.ts'
import { opponentNamed } from '../home/remembered.ts'
import { decoded } from '../sharing/decoded.ts'
import { rulesName } from '../words/rulesName.ts'
import { Prepare } from './Prepare.tsx'
import { openPairing, type Pairing } from './pairing.ts'

interface BeforePageProps {
  /** With the options that are on. */
  readonly edition: string
  /** The two teams as they are written in the address. */
  readonly home: string
  readonly away: string
  readonly opponent: string
}

interface Opened {
  readonly wanted: Wanted
  readonly pairing: Pairing
}

const open = async (address: BeforePageProps): Promise<Opened> => {
  const opponent = opponentNamed(address.opponent)
  if (!opponent) throw new Error(`nobody here is called "${address.opponent}"; choose another opponent.`)
  const wanted = {
    ...{ edition: address.edition, home: decoded(address.home), away: decoded(address.away), opponent },
  }
  return { wanted, pairing: await openPairing(wanted) }
}

export const BeforePage = ({ edition, home, away, opponent }: BeforePageProps): ReactNode => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fault, setFault] = useState('')
  useEffect(() => {
    let gone = false
    open({ edition, home, away, opponent })
      .then((found) => {
        if (!gone) setOpened(found)
      })
      .catch((error: unknown) => {
        if (!gone) setFault(error instanceof Error ? error.message : String(error))
      })
    return () => {
      gone = true
    }
  }, [edition, home, away, opponent])
  return (
    <Page title="Before the match" lead={rulesName(edition)}>
      {fault !== '' && (
        <>
          <p className="trouble" role="alert">
            This match cannot be prepared: {fault}
          </p>
          <p>
            <Link href="/">Back to the start</Link>
          </p>
        </>
      )}
      {fault === '' && !opened && <p>One moment …</p>}
      {opened && <Prepare {...opened} />}
    </Page>
  )
}
