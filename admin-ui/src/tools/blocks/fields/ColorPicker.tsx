import { HexColorPicker, setNonce } from 'react-colorful';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

/** Loaded with the first colour that is picked. Arrow keys move its two handles. */
export function ColorPicker({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  return <HexColorPicker color={color} onChange={onChange} />;
}
