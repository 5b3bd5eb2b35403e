/** The ceramic of plates, bowls and cups. */
export interface Glaze {
  surface: string;
  well: string;
  rim: string;
  /** A fine line around the dish, so that pale ware stands out from a pale cloth. */
  edge: string;
  /** Dark ware wants a light cloth. */
  isDark?: boolean;
}

export const glazes: readonly [Glaze, ...Glaze[]] = [
  { surface: '#FFFFFF', well: '#EDEFF4', rim: '#2F6B57', edge: '#4F7C6B' },
  { surface: '#FBF6EA', well: '#EFE6D2', rim: '#B4583A', edge: '#8E5A41' },
  { surface: '#DDE5D6', well: '#C6D3BE', rim: '#F7F8F2', edge: '#5F7A5A' },
  { surface: '#3F5E70', well: '#33505F', rim: '#E9EEF0', edge: '#2B4352', isDark: true },
  { surface: '#F4D6C8', well: '#E9C2B0', rim: '#FFF7F0', edge: '#A25F45' },
  { surface: '#FFFFFF', well: '#EDEFF4', rim: '#3A5BA0', edge: '#56709F' },
  { surface: '#94503A', well: '#7F412D', rim: '#F6E4D4', edge: '#5A2C1D', isDark: true },
  { surface: '#4B4A4D', well: '#3D3C3F', rim: '#D9D2C7', edge: '#2A292B', isDark: true },
];
