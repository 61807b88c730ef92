// The page: what is shown at each address.
import "./keymap";
import "./styles/tokens.css";
import "./styles/icons.css";
import "./styles/components.css";
import "./styles/page.css";
import "./styles/table.css";
import "./styles/contrast.css";
import "./styles/game-result.css";
import "./styles/coach.css";
import "./styles/lobby.css";
import { render } from "preact";
import { effect } from "@preact/signals";
import { fetchGames } from "./catalogue";
import { LobbyPage } from "./pages/Lobby";
import { NotFoundPage } from "./pages/NotFound";
import { TablePage } from "./pages/Table";
import { InviteSheet } from "./components/Invite";
import { Lazy, LazySheet } from "./components/Lazy";
import { SeekBar } from "./components/SeekBar";
import { UpdateBar } from "./components/UpdateBar";
import { sheet } from "./components/dialogs";
import { loadMe } from "./people/people";
import { place } from "./route";
import { inTab } from "./tab/in-tab";
import { PageFooter } from "./tab/slots";
import { lang, pushes } from "./settings";
import { connect } from "./connection";
import { watchUpdates } from "./updates";
import { learn, withAllWords } from "./words";

// Pages that not every visit needs are fetched when they are wanted.
const newTable = () => import("./pages/NewTable").then((module) => module.NewTablePage);
const how = () => import("./pages/HowToPlay").then((module) => module.HowToPlayPage);
const cards = () => import("./pages/Cards").then((module) => module.CardsPage);
const kingdom = () => import("./pages/Kingdom").then((module) => module.KingdomPage);
const friend = () => import("./people/Friends").then((module) => module.FriendPage);
const person = () => import("./people/Person").then((module) => module.PersonPage);
const leaders = () => import("./people/Leaders").then((module) => module.LeadersPage);
const moderation = () => import("./people/Moderation").then((module) => module.ModerationPage);
const record = () => import("./pages/Record").then((module) => module.RecordPage);
const day = () => import("./pages/DailyGame").then((module) => module.DailyGamePage);
const tab = () => import("./tab/About").then((module) => module.TabPage);
const frame = () => import("./tab/Frame").then((module) => module.FramePage);
const puzzle = () => import("./puzzles/Puzzle").then((module) => module.PuzzlePage);
const keys = () => import("./components/KeySettings").then((module) => module.default);
const settings = () => import("./components/Settings").then((module) => module.default);
const seek = () => import("./components/Seek").then((module) => module.default);
const bring = () => import("./bring/Bring").then((module) => module.BringPage);
const lab = () => import("./lab/Lab").then((module) => module.LabPage);

function Page() {
  const at = place.value;
  switch (at.page) {
    case "lobby":
      return <LobbyPage />;
    case "new":
      return <Lazy key="new" load={newTable} props={{ game: at.game }} />;
    case "table":
      return <TablePage table={at.table} invite={at.invite} device={at.device} review={at.review} replay={false} />;
    case "replay":
      return <TablePage table={at.table} invite="" device="" review={false} replay />;
    case "record":
      return <Lazy key="record" load={record} props={{}} />;
    case "how":
      return <Lazy key="how" load={how} props={{ game: at.game }} />;
    case "cards":
      return <Lazy key="cards" load={cards} props={at} />;
    case "kingdom":
      return <Lazy key="kingdom" load={kingdom} props={at} />;
    case "day":
      return <Lazy key="day" load={day} props={at} />;
    case "puzzle":
      return <Lazy key="puzzle" load={puzzle} props={at} />;
    case "bring":
      return <Lazy key="bring" load={bring} props={{}} />;
    case "lab":
      return <Lazy key="lab" load={lab} props={at} />;
    case "friend":
      return <Lazy key="friend" load={friend} props={at} />;
    case "person":
      return <Lazy key="person" load={person} props={at} />;
    case "leaders":
      return <Lazy key="leaders" load={leaders} props={at} />;
    case "moderation":
      return <Lazy key="moderation" load={moderation} props={{}} />;
    case "tab":
      return <Lazy key="tab" load={tab} props={{}} />;
    case "frame":
      return <Lazy key="frame" load={frame} props={at} />;
    case "nowhere":
      return <NotFoundPage />;
  }
}

function App() {
  return (
    <>
      <Page />
      <SeekBar />
      <UpdateBar />
      {sheet.value === "seek" && <LazySheet load={seek} />}
      {PageFooter.value !== null && <PageFooter.value />}
      {sheet.value === "settings" && <LazySheet load={settings} />}
      {sheet.value === "keys" && <LazySheet load={keys} />}
      {sheet.value === "invite" && <InviteSheet />}
    </>
  );
}

watchUpdates();
effect(() => void learn(lang.value));
if (inTab) {
  const { begin } = await withAllWords(import("./tab/start"));
  await begin();
}
await learn(lang.peek());
connect();
void fetchGames();
void loadMe().then(async () => {
  if (pushes.peek() === "yes") (await import("./people/push")).refreshPush();
});
render(<App />, document.getElementById("fudaba")!);
