/* global document, localStorage */
// Before the first paint, which else would flash in the system's scheme where another is chosen.
var kept = localStorage.getItem('cohort-scheme');
if (kept === 'light' || kept === 'dark') document.documentElement.dataset.scheme = kept;
