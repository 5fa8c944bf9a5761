package flow

type Job struct{ id int }

func (j Job) Do() {}

type Worker struct{ jobs chan Job }

func (w *Worker) Work() {}

func load() (*Worker, error) { return nil, nil }

func ranges(byName map[string]*Worker, list [3]Job, queue <-chan Job, more ...Job) {
	for name, worker := range byName {
		worker.Work() // Worker.Work
		_ = name
	}
	for i := range list {
		list[i].Do() // Job.Do
	}
	for job := range queue {
		job.Do() // Job.Do
	}
	for _, job := range more {
		job.Do() // Job.Do
	}
	if worker, ok := byName["x"]; ok {
		worker.Work() // Worker.Work
	}
	byName["y"].Work() // Worker.Work
}

func channels(w *Worker, done chan struct{}) {
	job := <-w.jobs // Worker.jobs
	job.Do()        // Job.Do
	select {
	case other, ok := <-w.jobs:
		if ok {
			other.Do() // Job.Do
		}
	case <-done:
	}
	go w.Work()                 // Worker.Work
	defer func() { w.Work() }() // Worker.Work
}

func switches(value any) {
	switch typed := value.(type) {
	case *Worker:
		typed.Work() // Worker.Work
	case Job:
		typed.Do() // Job.Do
	case int, string:
		_ = typed
	}
	value.(Job).Do() // Job.Do
}

func results() error {
	worker, err := load()
	if err != nil {
		return err
	}
	worker.Work() // Worker.Work
	var first, second = Job{}, Worker{}
	first.Do()    // Job.Do
	second.Work() // Worker.Work
	a, b := second, first
	a.Work() // Worker.Work
	b.Do()   // Job.Do
outer:
	for {
		for {
			break outer
		}
	}
	return nil
}
