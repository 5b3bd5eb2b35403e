import { Component, type ReactNode } from 'react';

interface OrPlainProps {
  plain: ReactNode;
  children: ReactNode;
}

/** Where a tool does not arrive or breaks, the same text is edited in a plain field. */
export class OrPlain extends Component<OrPlainProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.plain : this.props.children;
  }
}
