// React's error boundary: when a page throws while it is drawn, an error page is shown instead of a blank one. Neighbours:
// App.tsx puts every page into it, CrashPage.tsx is shown instead. A class, because React offers this to classes only.
import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'

interface BoundaryProps {
  /** A new address is another page, so the error is forgotten. */
  readonly address: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly crash: { readonly error: unknown } | null
  readonly address: string
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { crash: null, address: this.props.address }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, was: BoundaryState): BoundaryState | null {
    return was.address === address ? null : { crash: null, address }
  }

  override render(): ReactNode {
    const { crash, address } = this.state
    if (!crash) return this.props.children
    return <CrashPage error={crash.error} address={address} onRetry={() => this.setState({ crash: null })} />
  }
}
