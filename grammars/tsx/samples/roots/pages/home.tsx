export default function Home() {
  return <p />;
}

export function getServerSideProps() {}
