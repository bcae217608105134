import { svgDataUrl } from './svg-data-url';

/** A smartwatch with its activity rings. */
export const SMARTWATCH = svgDataUrl(`
  <svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <rect x="180" y="20" width="120" height="440" rx="40" fill="#4b5563"/>
    <rect x="130" y="120" width="220" height="240" rx="64" fill="#1f2937"/>
    <circle cx="240" cy="240" r="70" fill="none" stroke="#34d399" stroke-width="16"/>
  </svg>
`);

/** A gaming headset with a microphone. */
export const GAMING_HEADSET = svgDataUrl(`
  <svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <path d="M110 270a130 130 0 0 1 260 0" fill="none" stroke="#1f2937" stroke-width="32"/>
    <rect x="80" y="250" width="70" height="130" rx="34" fill="#b02271"/>
    <rect x="330" y="250" width="70" height="130" rx="34" fill="#b02271"/>
  </svg>
`);
