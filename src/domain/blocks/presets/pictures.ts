import { svgDataUrl } from './svg-data-url';

/** A smartwatch with its activity rings. */
export const SMARTWATCH = svgDataUrl(`
  <svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <defs>
      <linearGradient id="strap" x1="0" x2="1"><stop offset="0" stop-color="#3c4754"/><stop offset=".5" stop-color="#566373"/><stop offset="1" stop-color="#343e4a"/></linearGradient>
      <linearGradient id="case" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#8b98a8"/><stop offset=".45" stop-color="#4d5967"/><stop offset="1" stop-color="#272e37"/></linearGradient>
      <clipPath id="screen"><rect x="150" y="130" width="180" height="220" rx="54"/></clipPath>
    </defs>
    <circle cx="240" cy="240" r="212" fill="#e4eaf1"/>
    <path d="M178 150 192 40q3-24 27-24h42q24 0 27 24l14 110z" fill="url(#strap)"/>
    <path d="M178 330l14 110q3 24 27 24h42q24 0 27-24l14-110z" fill="url(#strap)"/>
    <g fill="#2b343f">
      <rect x="233" y="386" width="14" height="8" rx="4"/><rect x="233" y="408" width="14" height="8" rx="4"/><rect x="233" y="430" width="14" height="8" rx="4"/>
    </g>
    <path d="M197 44h86M197 62h86" stroke="#3a4552" stroke-width="5" stroke-linecap="round"/>
    <rect x="342" y="192" width="20" height="48" rx="9" fill="#5d6a79"/>
    <path d="M352 200v32M357 202v28" stroke="#38424d" stroke-width="2"/>
    <rect x="342" y="262" width="13" height="42" rx="6" fill="#46525f"/>
    <rect x="130" y="110" width="220" height="260" rx="74" fill="url(#case)"/>
    <rect x="138" y="118" width="204" height="244" rx="66" fill="#14191f"/>
    <g clip-path="url(#screen)">
      <path d="M150 130h180v220H150z" fill="#0a0d12"/>
      <g fill="none" stroke-width="13" stroke-linecap="round" transform="rotate(-90 240 214)">
        <circle cx="240" cy="214" r="63" stroke="#3d0f22"/><circle cx="240" cy="214" r="63" stroke="#ff4d7d" stroke-dasharray="318 400"/>
        <circle cx="240" cy="214" r="46" stroke="#1c3210"/><circle cx="240" cy="214" r="46" stroke="#9be22d" stroke-dasharray="212 400"/>
        <circle cx="240" cy="214" r="29" stroke="#0b2f33"/><circle cx="240" cy="214" r="29" stroke="#2fd6dd" stroke-dasharray="128 400"/>
      </g>
      <text x="240" y="326" fill="#fff" font-family="Helvetica, Arial, sans-serif" font-size="36" font-weight="700" text-anchor="middle">10:09</text>
      <path d="M260 120h90v150z" fill="#fff" opacity=".05"/>
    </g>
  </svg>
`);

/** A gaming headset with a microphone. */
export const GAMING_HEADSET = svgDataUrl(`
  <svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <defs>
      <linearGradient id="shell" x1="0" x2="1"><stop offset="0" stop-color="#4b4259"/><stop offset="1" stop-color="#241e2d"/></linearGradient>
      <linearGradient id="other" x1="1" x2="0"><stop offset="0" stop-color="#4b4259"/><stop offset="1" stop-color="#241e2d"/></linearGradient>
      <linearGradient id="pad" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#6a5f7a"/><stop offset="1" stop-color="#463c54"/></linearGradient>
      <linearGradient id="light" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#ff7cc0"/><stop offset="1" stop-color="#c42a80"/></linearGradient>
    </defs>
    <circle cx="240" cy="240" r="212" fill="#f7e4ee"/>
    <path d="M107 268v-40a133 133 0 0 1 266 0v40" fill="none" stroke="#241e2d" stroke-width="30" stroke-linecap="round"/>
    <path d="M107 228a133 133 0 0 1 266 0" fill="none" stroke="#4b4259" stroke-width="10" transform="translate(0 -7)"/>
    <path d="M146 186a106 106 0 0 1 188 0" fill="none" stroke="url(#pad)" stroke-width="22" stroke-linecap="round"/>
    <path d="M176 150a106 106 0 0 1 128 0" fill="none" stroke="#7d728d" stroke-width="4" stroke-linecap="round"/>
    <rect x="92" y="214" width="30" height="62" rx="12" fill="#b02271"/><rect x="358" y="214" width="30" height="62" rx="12" fill="#b02271"/>
    <rect x="122" y="256" width="52" height="128" rx="26" fill="url(#pad)"/><rect x="306" y="256" width="52" height="128" rx="26" fill="url(#pad)"/>
    <path d="M148 276v88M332 276v88" stroke="#7d728d" stroke-width="4" stroke-linecap="round"/>
    <path d="M142 248v144h-18q-62 0-62-72t62-72z" fill="url(#shell)"/><path d="M338 248v144h18q62 0 62-72t-62-72z" fill="url(#other)"/>
    <path d="M118 276q-30 4-30 44t30 44" fill="none" stroke="url(#light)" stroke-width="10" stroke-linecap="round"/>
    <path d="M362 276q30 4 30 44t-30 44" fill="none" stroke="url(#light)" stroke-width="10" stroke-linecap="round"/>
    <path d="M112 386q6 52 78 56" fill="none" stroke="#241e2d" stroke-width="11" stroke-linecap="round"/>
    <rect x="182" y="424" width="66" height="34" rx="17" fill="#241e2d"/><rect x="222" y="433" width="18" height="16" rx="8" fill="#ff7cc0"/>
  </svg>
`);
