import './styles/index.css';
import './screens/pages.css';

// Everything else comes while the word mark is painted: what the page itself asks for holds up its first frame.
void import('./begin');
